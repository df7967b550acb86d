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

/** The pages with the most content. */
const RICH_HTML =
  /^\/$|^\/product\/|^\/resources\/(cmms-roi-calculator|roi-new)\/$|^\/tools\/|^\/(about|pricing|newsroom|sample|sample\/store|sample\/firm|ae-sample)\/$/;
const RICH_FIRST_VIEW = /^\/$|^\/resources\/(cmms-roi-calculator|roi-new)\/$/;

/** The budgets of a page’s content, by its path: bytes of HTML, elements, bytes of the first view on a phone. */
export const pageBudgets = (path: string) => ({
  html: RICH_HTML.test(path) ? CONTENT.richHtml : CONTENT.simpleHtml,
  nodes: CONTENT.nodes,
  firstView: RICH_FIRST_VIEW.test(path) ? CONTENT.richFirstView : CONTENT.firstView,
});
