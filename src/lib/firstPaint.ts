/**
 * Inline script that defines the promise `firstPaint`, resolved when the page's first picture is on the screen. On
 * phones it waits for the browser's first-contentful-paint entry: a frame that has begun is not yet shown, a slow page
 * may first paint only its background, and anything fetched before the text delays it. Then it waits four more frames
 * (64 ms), as the drawing may load that much later and would compete for the connection. If the browser never reports
 * the entry, it resolves after 10 s. Wider windows wait for one frame.
 * Everything a document loads later waits for this: its fonts on phones, and its scripts (build/finish/DocumentStyler.ts).
 */
export const firstPaint =
  "const isNarrow=matchMedia('(width<43.75em)').matches,firstPaint=new Promise(f=>{isNarrow?(new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&setTimeout(f,64)).observe({type:'paint',buffered:!0}),setTimeout(f,1e4)):requestAnimationFrame(()=>setTimeout(f))})";
