/** What code may cost, in bytes over the wire (brotli) and in nodes: more of it fails the tests. */
export const BUDGETS = {
  /** Head, header, menus and footer with their rules, words left out. */
  chrome: 5_600,
  /** The markup of any example of a section, and the rules of a section. */
  sectionMarkup: 4_800,
  /** The markup of a list on one page of a hub: what its page has left beside the chrome and its rules. */
  listMarkup: 6_000,
  sectionNodes: 450,
  sectionStyles: 2_000,
  /** Script that runs before a visitor acts. */
  script: 5_000,
  /** The same with what hydrates an island that the page shows; React itself waits for its use. */
  islandScript: 6_000,
  /** On Lighthouse’s phone: the largest paint and the time that scripts block, in ms, and the layout shift. */
  largestPaint: 1_200,
  blockingTime: 0,
  layoutShift: 0.01,
  /** The same on a machine that does other things beside: a font that comes late breaks a line elsewhere, once. */
  layoutShiftWhenBusy: 0.1,
} as const;

/**
 * What content may cost. More of it is for those to decide who write it: the end of the tests says which pages are over
 * by more than CONTENT_MARGIN, and what to do.
 */
const CONTENT = {
  /** HTML with all that blocks rendering: the first congestion window, and the richest pages. */
  simpleHtml: 14_600,
  richHtml: 22_000,
  /** Everything that the first view on a phone loads. */
  firstView: 150_000,
  richFirstView: 220_000,
  /** Elements of a document, with script. */
  nodes: 1_400,
} as const;

/** How far content may go over without a word, so that no single edit has to be weighed. */
const CONTENT_MARGIN = 1.05;

/** Pages with the most to show. */
const RICH_HTML =
  /^\/$|^\/product\/|^\/resources\/(cmms-roi-calculator|roi-new)\/$|^\/tools\/|^\/(about|pricing|newsroom|sample|sample\/store|sample\/firm|ae-sample)\/$/;
const RICH_FIRST_VIEW = /^\/$|^\/resources\/(cmms-roi-calculator|roi-new)\/$/;

/** What is measured of a page that its content makes. */
export interface ContentWeight {
  html?: number;
  nodes?: number;
  firstView?: number;
}

/** What a page has too much of for a budget of its content, a line each, with the remedy. */
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
