/** What a visitor may agree to, in the order in which it is asked. */
export const CATEGORIES = ['analytics', 'functionality', 'advertisement'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Services whose code runs in the visitor’s browser. */
export const BROWSER_VENDORS = [
  'tagManager',
  'analytics',
  'conversions',
  'sessionReplay',
  'marketingAutomation',
  'companyRecognitionA',
  'companyRecognitionB',
  'schedulingWidget',
  'videoHost',
] as const;
export type BrowserVendor = (typeof BROWSER_VENDORS)[number];

/** A service that is switched on, as a page knows it. */
export interface PageVendor {
  id: string;
  name: string;
  /** What the visitor must have agreed to; `any`: to one group at least. */
  category: Category | 'any';
  /** Countries (ISO 3166-1) in which it may run; everywhere without. */
  regions?: readonly string[];
  /** Its own name in the consent mode, denied outside its regions. */
  storage?: string;
  /** Address of its script. */
  source: string;
  stylesheet?: string;
  /** consent: at once. delay: later, or with the first move. use: when somebody reaches for it. */
  when: 'consent' | 'delay' | 'use';
  /** Names of its cookies; `*` stands for any end. */
  cookies: readonly string[];
  /** Attribute that marks content the service must not read, and the elements it is set on. */
  hides?: { selector: string; attribute: string; value: string };
}

export type PageVendors = Partial<Record<BrowserVendor, PageVendor>>;

/** What every page of a site with services carries. */
export interface TrackingSettings {
  /** Version of the consent text; a higher one asks again. */
  revision: number;
  /** Longest wait for services that load late, in ms. */
  delay: number;
  /** Share of sessions that are recorded, from 0 to 1. */
  replayShare: number;
  vendors: PageVendors;
}
