import { consentUpdate, isAllowed } from '../../../shared/tracking/consentMode.ts';
import type {
  BrowserVendor,
  Category,
  PageVendor,
  TrackingSettings,
} from '../../../shared/tracking/TrackingSettings.ts';
import { CONSENT_CHANGE, type ConsentPurpose } from '../consent.ts';
import { readCookies } from '../readCookies.ts';
import { askableCategories, hasPrivacySignal, storedChoice } from './consentChoice.ts';
import { openSchedulingInPage } from './openScheduling.ts';
import { removeCookies, removeOwnData } from './removeCookies.ts';
import { sampleReplay } from './sampleReplay.ts';
import { sendMarketingConsent, startVendor } from './vendorStarters.ts';
import { visitorCountry } from './visitorCountry.ts';

/** What each preference category means to the site's own code. */
const PURPOSES: Readonly<Record<Category, readonly ConsentPurpose[]>> = {
  analytics: ['analytics'],
  functionality: ['functionality', 'personalization'],
  advertisement: ['ad'],
};

/** What counts as a first interaction for services that load late. */
const MOVES = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Runs an action once: after a delay in ms, or on the visitor's first interaction. */
function later(delay: number, action: () => void): void {
  const run = () => {
    clearTimeout(timer);
    for (const move of MOVES) removeEventListener(move, run);
    action();
  };
  const timer = setTimeout(run, delay);
  for (const move of MOVES) addEventListener(move, run, { passive: true });
}

/** Starts and stops the services on a page as the visitor gives and withdraws consent. */
export class Tracking {
  readonly #settings: TrackingSettings;
  readonly #begun = new Set<BrowserVendor>();
  #agreed: ReadonlySet<Category> = new Set();
  #country: string | undefined;
  /** The last announced state: the purposes, and whether they are the visitor's answer. */
  #said: string | undefined;
  #askedCountry: Promise<void> | undefined;

  constructor(settings: TrackingSettings) {
    this.#settings = settings;
  }

  /** Whether the visitor still has to be asked. */
  get isUnanswered(): boolean {
    return !hasPrivacySignal() && storedChoice(readCookies(), this.#settings.revision) === undefined;
  }

  /** Applies the answer stored in the browser. Call it on every page and after every change. */
  apply(): void {
    const choice = storedChoice(readCookies(), this.#settings.revision);
    const askable = askableCategories(hasPrivacySignal());
    this.#agreed = new Set((choice ?? []).filter((category) => askable.includes(category)));
    const purposes = [...this.#agreed].flatMap((category) => PURPOSES[category]).join(' ');
    const saying = `${choice === undefined ? 'unanswered' : 'answered'} ${purposes}`;
    if (saying !== this.#said) {
      this.#said = saying;
      document.documentElement.dataset['consent'] = purposes;
      document.dispatchEvent(new Event(CONSENT_CHANGE));
      if (this.#settings.vendors.marketingAutomation) sendMarketingConsent(this.#agreed);
      if (choice !== undefined) this.#update();
    }
    this.#forget();
    this.#startAll();
  }

  #isAllowed(vendor: PageVendor): boolean {
    return isAllowed(vendor, this.#agreed, this.#country);
  }

  #update(): void {
    window.gtag?.('consent', 'update', consentUpdate(this.#settings.vendors, this.#agreed, this.#country));
  }

  /**
   * Clears what disallowed services have stored, and reloads the page if any of them ran: a script only goes away with
   * its page.
   */
  #forget(): void {
    const { vendors } = this.#settings;
    const refused = Object.values(vendors).filter(
      (vendor) => !isAllowed(vendor, this.#agreed, vendor.regions?.[0]),
    );
    const kept = Object.values(vendors)
      .filter((vendor) => !refused.includes(vendor))
      .flatMap(({ cookies }) => cookies);
    removeCookies(refused.flatMap(({ cookies }) => cookies).filter((cookie) => !kept.includes(cookie)));
    if (!this.#agreed.has('analytics')) removeOwnData();
    if ([...this.#begun].some((name) => refused.includes(vendors[name] as PageVendor))) location.reload();
  }

  #startAll(): void {
    for (const [name, vendor] of Object.entries(this.#settings.vendors) as [BrowserVendor, PageVendor][]) {
      if (vendor.regions && isAllowed(vendor, this.#agreed, vendor.regions[0])) this.#askCountry();
      if (this.#begun.has(name) || !this.#isAllowed(vendor)) continue;
      if (name === 'sessionReplay' && !sampleReplay(this.#settings.replayShare)) continue;
      this.#begin(name, vendor);
    }
  }

  #begin(name: BrowserVendor, vendor: PageVendor): void {
    // The video host is only contacted by its iframe: src/behaviors/videoPopup.ts.
    if (name === 'videoHost') return;
    this.#begun.add(name);
    if (name === 'schedulingWidget') openSchedulingInPage(vendor, () => this.#isAllowed(vendor));
    else if (vendor.when === 'delay')
      later(this.#settings.delay, () => {
        if (this.#isAllowed(vendor)) startVendor(name, vendor);
      });
    else startVendor(name, vendor);
  }

  /** Requests the country once, and only if a service the visitor consented to depends on it. */
  #askCountry(): void {
    this.#askedCountry ??= visitorCountry().then((country) => {
      if (country === undefined) return;
      this.#country = country;
      this.#update();
      this.#startAll();
    });
  }
}
