/**
 * Script that promises, as `firstPaint`, that the first picture of the page is on the screen. A frame begun is not one
 * shown, and the first paint of a slow page may be its ground alone: what is fetched before the words delays them. The
 * timer is for browsers that do not tell of a paint. Whatever a document fetches for later waits for this: its fonts on
 * phones, and its scripts (build/DocumentStyler.ts).
 */
export const firstPaint =
  "const firstPaint=new Promise(f=>{new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&f()).observe({type:'paint',buffered:!0});setTimeout(f,1e4)})";
