/**
 * Adds CSS rules that belong to no page: the content security policy allows no style element, and unused rules in a
 * page's own CSS are pruned.
 */
export function adoptStyles(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
