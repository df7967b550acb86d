/** What code may cost, in bytes over the wire (brotli) and in nodes. Going over fails the tests. */
export const BUDGETS = {
  /** Head, header, menus and footer with their CSS rules, without their text. */
  chrome: 5_600,
  /** The markup of any section example, and the CSS rules of any section. */
  sectionMarkup: 4_800,
  /** The markup of a list on one page of a hub: what the page has left besides the chrome and its rules. */
  listMarkup: 6_000,
  sectionNodes: 450,
  sectionStyles: 2_000,
  /** Script that runs before the visitor interacts. */
  script: 5_000,
  /** The same, plus what hydrates an island visible on the page; React itself loads only when the island is used. */
  islandScript: 6_000,
  /** The player of films, which comes when a visitor first moves on the page of one. */
  filmPlayer: 4_000,
  /** All scripts of the product tour, from its first button to its figures, with React. */
  productTour: 120_000,
  /** On Lighthouse’s phone: largest contentful paint and total blocking time in ms, and the layout shift. */
  largestPaint: 1_200,
  blockingTime: 0,
  layoutShift: 0.01,
  /** The same on a busy machine, where a font that arrives late rewraps a line once. */
  layoutShiftWhenBusy: 0.1,
} as const;

/**
 * What content may cost. Going over is the writers’ decision: the end of a test run lists the pages that are over by
 * more than CONTENT_MARGIN, and what to do about each.
 */
const CONTENT = {
  /**
   * HTML with everything render-blocking: what fits in the first congestion window, and the limit for the richest
   * pages.
   */
  simpleHtml: 14_600,
  richHtml: 22_000,
  /** Everything the first view loads on a phone. */
  firstView: 150_000,
  richFirstView: 220_000,
  /** Elements of a document, with scripts run. */
  nodes: 1_400,
} as const;

/** How far content may go over before it is reported, so that not every small edit has to be weighed. */
const CONTENT_MARGIN = 1.05;

/** The pages with the most content. */
const RICH_HTML =
  /^\/$|^\/product\/|^\/resources\/(cmms-roi-calculator|roi-new)\/$|^\/tools\/|^\/(about|pricing|newsroom|sample|sample\/store|sample\/firm|ae-sample)\/$/;
const RICH_FIRST_VIEW = /^\/$|^\/resources\/(cmms-roi-calculator|roi-new)\/$/;

/** What is measured on a page whose weight depends on its content. */
export interface ContentWeight {
  html?: number;
  nodes?: number;
  firstView?: number;
}

/** One line, with the remedy, for each content budget that a page exceeds. */
export function contentWarnings(name: string, path: string, weight: ContentWeight): string[] {
  const measures = [
    ['html', 'bytes of HTML', RICH_HTML.test(path) ? CONTENT.richHtml : CONTENT.simpleHtml],
    ['nodes', 'elements', CONTENT.nodes],
    [
      'firstView',
      'bytes in the first view on a phone',
      RICH_FIRST_VIEW.test(path) ? CONTENT.richFirstView : CONTENT.firstView,
    ],
  ] as const;
  return measures.flatMap(([key, unit, budget]) => {
    const value = weight[key] ?? 0;
    if (value <= budget * CONTENT_MARGIN) return [];
    return `${name}: ${value} ${unit}, ${budget} load quickly on a phone: move a section to a page of its own, shorten the longest, or show fewer entries at a time`;
  });
}
