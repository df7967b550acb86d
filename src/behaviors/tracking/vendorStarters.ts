import type { BrowserVendor, Category, PageVendor } from '../../../shared/tracking/TrackingSettings.ts';
import { maskInputs } from './maskInputs.ts';

declare global {
  interface Window {
    /** Defined by the consent mode defaults, before any other script. */
    gtag?: (...command: unknown[]) => void;
    /** Consent commands for the marketing automation. */
    _hsp?: unknown[];
    clarity?: { (...command: unknown[]): void; q?: unknown[] };
    Calendly?: { initPopupWidget: (options: { url: string }) => void };
  }
}

/** The page's URL without anything the visitor may have typed: a search, the figures of a calculation. */
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

/** Setup for a service before its script loads. */
const starters: Partial<Record<BrowserVendor, (vendor: PageVendor) => void>> = {
  tagManager: () => {
    window.gtag?.('set', { page_location: plainAddress() });
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  },
  analytics: startTag,
  conversions: startTag,
  sessionReplay: ({ hides }) => {
    if (hides) maskInputs(hides);
    const queue: NonNullable<Window['clarity']> = (...command) => {
      queue.q ??= [];
      queue.q.push(command);
    };
    window.clarity ??= queue;
    window.clarity('consentv2', { analytics_Storage: 'granted', ad_Storage: 'denied' });
  },
};

/** Tells the marketing automation what the visitor consented to. It does not remember, so every page repeats it. */
export function sendMarketingConsent(agreed: ReadonlySet<Category>): void {
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

/** Loads a service's script. A failure is left to the visitor or the network, and nothing waits for it. */
export function startVendor(name: BrowserVendor, vendor: PageVendor): void {
  starters[name]?.(vendor);
  const { source, stylesheet } = vendor;
  if (stylesheet)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet }),
    );
  document.head.append(Object.assign(document.createElement('script'), { src: source, async: true }));
}
