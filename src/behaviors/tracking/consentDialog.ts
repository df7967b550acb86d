import { run, showPreferences } from 'vanilla-cookieconsent';
import type { ConsentText } from '../../../shared/tracking/consentTextSchema.ts';
import type { Category, PageVendor } from '../../../shared/tracking/TrackingSettings.ts';
import { adoptStyles } from '../adoptStyles.ts';
import { CONSENT_ANSWER } from '../consent.ts';
import { askableCategories, CONSENT_COOKIE, CONSENT_DAYS, hasPrivacySignal } from './consentChoice.ts';
import dialogRules from './consentDialog.css?inline';
import preferenceRules from './consentPreferences.css?inline';
import { CONSENT_WORDS_PATH } from './consentWords.ts';
import { readTracking } from './readTracking.ts';

const POLICY = '/cookie-policy/';

/** Names of the enabled services in a category. A service that waits for any consent is listed under analytics. */
function namesIn(category: Category, vendors: readonly PageVendor[]): string[] {
  const own = vendors.filter(
    (vendor) => vendor.category === category || (vendor.category === 'any' && category === 'analytics'),
  );
  return own.map(({ name }) => name);
}

interface Group {
  category: Category;
  names: readonly string[];
}

/** Categories with something to consent to; empty ones are not asked about. */
function openGroups(): Group[] {
  const vendors = Object.values(readTracking()?.vendors ?? {});
  return askableCategories(hasPrivacySignal())
    .map((category) => ({ category, names: namesIn(category, vendors) }))
    .filter(({ names }) => names.length > 0);
}

function sectionsOf(words: ConsentText, groups: readonly Group[]) {
  const { preferences } = words;
  const hasVendors = readTracking() !== undefined;
  const intro = hasVendors ? preferences.intro : preferences.nothing;
  const signal = hasVendors && hasPrivacySignal() ? ` ${preferences.signal}` : '';
  return [
    { description: intro + signal },
    {
      title: words.groups.security.title,
      description: words.groups.security.text,
      linkedCategory: 'necessary',
    },
    ...groups.map(({ category, names }) => ({
      title: words.groups[category].title,
      description: `${words.groups[category].text} ${preferences.services.replace('%names%', names.join(', '))}`,
      linkedCategory: category,
    })),
    { description: `<a href="${POLICY}">${preferences.policy}</a>` },
  ];
}

/** Adjusts the library's markup: first in the tab order, and announced as a modal only when it is one. */
function settle(name: string, part: HTMLElement): void {
  const root = part.closest('#cc-main');
  if (root && root !== document.body.firstElementChild) document.body.prepend(root);
  if (name !== 'consentModal') return;
  part.setAttribute('role', 'region');
  part.removeAttribute('aria-modal');
}

let made: Promise<void> | undefined;

async function make(isAsking: boolean): Promise<void> {
  const response = await fetch(CONSENT_WORDS_PATH);
  if (!response.ok) throw new Error(`${CONSENT_WORDS_PATH}: ${response.status}`);
  const words = (await response.json()) as ConsentText;
  adoptStyles(dialogRules + preferenceRules);

  const groups = openGroups();
  const { banner, preferences } = words;
  const isOpen = groups.length > 0;
  const answered = () => document.dispatchEvent(new Event(CONSENT_ANSWER));
  await run({
    revision: readTracking()?.revision ?? 0,
    autoShow: isAsking,
    autoClearCookies: false,
    manageScriptTags: false,
    hideFromBots: false,
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: CONSENT_DAYS, sameSite: 'Lax' },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(groups.map(({ category }) => [category, {}])),
    },
    onConsent: answered,
    onChange: answered,
    onModalReady: ({ modalName, modal }) => settle(modalName, modal),
    language: {
      default: 'own',
      translations: {
        own: {
          consentModal: {
            label: banner.label,
            title: banner.title,
            description: `${banner.text} <a href="${POLICY}">${banner.policy}</a>`,
            acceptAllBtn: banner.accept,
            acceptNecessaryBtn: banner.reject,
            showPreferencesBtn: banner.choose,
          },
          preferencesModal: {
            title: preferences.title,
            closeIconLabel: preferences.close,
            ...(isOpen && {
              acceptAllBtn: preferences.accept,
              acceptNecessaryBtn: preferences.reject,
              savePreferencesBtn: preferences.save,
            }),
            sections: sectionsOf(words, groups),
          },
        },
      },
    },
  });
}

/** Asks for consent in a corner of the page. Rejects if its texts cannot be fetched. */
export function askConsent(): Promise<void> {
  made ??= make(true);
  return made;
}

/** Opens the preferences. Rejects if their texts cannot be fetched; the next call retries. */
export async function openPreferences(): Promise<void> {
  made ??= make(false);
  try {
    await made;
  } catch (error) {
    made = undefined;
    throw error;
  }
  showPreferences();
}
