/**
 * Script that promises, as `firstPaint`, that the first picture of the page is on the screen: on phones by the browser's
 * own word, because a frame begun is not one shown, and the first paint of a slow page may be its ground alone; what is
 * fetched before the words delays them there. The drawing beside the words may come up to four frames (64 ms) after
 * them, and would share the line with what is asked for in between. A browser that keeps that word to itself has 10 s.
 * Wider windows have the time of a frame. Whatever a document fetches for later waits for this: its fonts on phones, and
 * its scripts (build/DocumentStyler.ts).
 */
export const firstPaint =
  "const isNarrow=matchMedia('(width<700px)').matches,firstPaint=new Promise(f=>{isNarrow?(new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&setTimeout(f,64)).observe({type:'paint',buffered:!0}),setTimeout(f,1e4)):requestAnimationFrame(()=>setTimeout(f))})";
