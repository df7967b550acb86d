/**
 * Inline script that defines the promise `firstPaint`: the page's first picture is on the screen. On phones it waits
 * for the browser's first-contentful-paint entry, because a frame that has begun is not yet shown, the first paint of a
 * slow page may be only its background, and anything fetched before the text delays the text. It then waits for another
 * four frames (64 ms), as the drawing next to the text may come that much later and would compete with other requests
 * for the connection. If the browser never reports the entry, it resolves after 10 s. Wider windows wait for one frame.
 * Everything a document loads later waits for this: its fonts on phones, and its scripts (build/finish/DocumentStyler.ts).
 */
export const firstPaint =
  "const isNarrow=matchMedia('(width<43.75em)').matches,firstPaint=new Promise(f=>{isNarrow?(new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&setTimeout(f,64)).observe({type:'paint',buffered:!0}),setTimeout(f,1e4)):requestAnimationFrame(()=>setTimeout(f))})";
