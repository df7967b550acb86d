import type { BrowserVendor, Category, PageVendor } from '../../../shared/tracking/TrackingSettings.ts';
import { hideInput } from './hideInput.ts';

declare global {
  interface Window {
    /** Made by the consent mode’s defaults, before any other script. */
    gtag?: (...command: unknown[]) => void;
    /** Commands of the marketing automation’s consent. */
    _hsp?: unknown[];
    clarity?: { (...command: unknown[]): void; q?: unknown[] };
    Calendly?: { initPopupWidget: (options: { url: string }) => void };
  }
}

/** The page’s address without what may have been typed: a search, the figures of a calculation. */
function plainAddress(): string {
  const kept = [...new URLSearchParams(location.search)].filter(([name]) =>
    /^utm_|^source$|^gclid$/.test(name),
  );
  const query = new URLSearchParams(kept).toString();
  return `${location.origin}${location.pathname}${query && `?${query}`}`;
}

const startTag = ({ id }: PageVendor) => {
  window.gtag?.('js', new Date());
  window.gtag?.('config', id, { page_location: plainAddress() });
};

/** What a service is told before its script arrives. */
const starters: Partial<Record<BrowserVendor, (vendor: PageVendor) => void>> = {
  tagManager: () => {
    window.gtag?.('set', { page_location: plainAddress() });
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  },
  analytics: startTag,
  conversions: startTag,
  sessionReplay: ({ hides }) => {
    if (hides) hideInput(hides);
    const queue: NonNullable<Window['clarity']> = (...command) => {
      queue.q ??= [];
      queue.q.push(command);
    };
    window.clarity ??= queue;
    window.clarity('consentv2', { analytics_Storage: 'granted', ad_Storage: 'denied' });
  },
};

/** Tells the marketing automation what was agreed to. It keeps nothing of it, so every page says it again. */
export function tellMarketingAutomation(agreed: ReadonlySet<Category>): void {
  window._hsp ??= [];
  window._hsp.push([
    'setHubSpotConsent',
    {
      analytics: agreed.has('analytics'),
      advertisement: agreed.has('advertisement'),
      functionality: agreed.has('functionality'),
    },
  ]);
}

/** Loads the script of a service. Its failure is the visitor’s or the network’s business, and nobody waits for it. */
export function startVendor(name: BrowserVendor, vendor: PageVendor): void {
  starters[name]?.(vendor);
  const { source, stylesheet } = vendor;
  if (stylesheet)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet }),
    );
  document.head.append(Object.assign(document.createElement('script'), { src: source, async: true }));
}
