/** Most bytes that a page may cost, over the wire (brotli), and most nodes that it may hold. */
export const BUDGETS = {
  /** HTML with all that blocks rendering: the first congestion window, and the richest pages. */
  simpleHtml: 14_600,
  richHtml: 22_000,
  /** Script that runs before a visitor acts. */
  script: 5_000,
  /** The same with what hydrates an island that the page shows; React itself waits for its use. */
  islandScript: 6_000,
  /** Everything that the first view on a phone loads. */
  firstView: 150_000,
  richFirstView: 220_000,
  /** Elements of a document, with script. */
  nodes: 1_400,
  /** On Lighthouse’s phone: the largest paint and the time that scripts block, in ms, and the layout shift. */
  largestPaint: 1_200,
  blockingTime: 0,
  layoutShift: 0.01,
  /** The same on a machine that does other things beside: a font that comes late breaks a line elsewhere, once. */
  layoutShiftWhenBusy: 0.1,
} as const;

/** Pages with the most to show. */
const RICH_HTML =
  /^\/$|^\/product\/|^\/resources\/(cmms-roi-calculator|roi-new)\/$|^\/(about|pricing|newsroom|sample|sample\/store|sample\/firm|ae-sample)\/$/;
const RICH_FIRST_VIEW = /^\/$|^\/resources\/(cmms-roi-calculator|roi-new)\/$/;

/** What a page at a path may weigh, in bytes. */
export function budgetsOf(path: string): { html: number; firstView: number } {
  return {
    html: RICH_HTML.test(path) ? BUDGETS.richHtml : BUDGETS.simpleHtml,
    firstView: RICH_FIRST_VIEW.test(path) ? BUDGETS.richFirstView : BUDGETS.firstView,
  };
}
