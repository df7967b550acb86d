/**
 * Keeps the fonts when a window that was wide on load is made narrow: their rules are in a media query for wide
 * windows, because phones get them by script (src/lib/fonts.ts).
 */
export function keepFontsBehavior(): void {
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])];
  const fonts = rules.find((rule) => rule instanceof CSSMediaRule);
  const narrow = matchMedia('(width < 700px)');
  if (!fonts || narrow.matches) return;
  narrow.addEventListener('change', () => fonts.media.appendMedium('all'), { once: true });
}
