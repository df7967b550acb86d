/**
 * Adds CSS rules that are in no page's stylesheet: the content security policy forbids style elements, and the build
 * prunes rules that a page does not use.
 */
export function adoptStyles(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
