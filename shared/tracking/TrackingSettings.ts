/** The groups that a visitor can consent to, in the order of the preferences. */
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

/** An enabled service, as pages use it. */
export interface PageVendor {
  id: string;
  name: string;
  /** The group that the visitor must have consented to; `any`: at least one group. */
  category: Category | 'any';
  /** Countries (ISO 3166-1) in which it may run; everywhere without. */
  regions?: readonly string[];
  /** Its own name in the consent mode, denied outside its regions. */
  storage?: string;
  /** Address of its script. */
  source: string;
  stylesheet?: string;
  /** consent: immediately. delay: later, or with the first interaction. use: when the visitor is about to use it. */
  when: 'consent' | 'delay' | 'use';
  /** Names of its cookies; a trailing `*` matches any ending. */
  cookies: readonly string[];
  /** Attribute that marks content the service must not read, and the elements it is set on. */
  hides?: { selector: string; attribute: string; value: string };
}

export type PageVendors = Partial<Record<BrowserVendor, PageVendor>>;

/** The settings in every page of a site with services. */
export interface TrackingSettings {
  /** Version of the consent text; after an increase, visitors are asked again. */
  revision: number;
  /** Longest wait for services that load late, in ms. */
  delay: number;
  /** Share of sessions that are recorded, from 0 to 1. */
  replayShare: number;
  vendors: PageVendors;
}
