/**
 * Keeps the fonts of a window that was wide when it loaded once somebody makes it narrow: their rules stand in a query
 * for wide windows, because phones get them by script (src/lib/fonts.ts).
 */
export function keepFontsBehaviour(): void {
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])];
  const fonts = rules.find((rule) => rule instanceof CSSMediaRule);
  const narrow = matchMedia('(width < 700px)');
  if (!fonts || narrow.matches) return;
  narrow.addEventListener('change', () => fonts.media.appendMedium('all'), { once: true });
}
