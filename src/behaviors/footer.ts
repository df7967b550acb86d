/**
 * Keeps the state of the footer's columns in line with what is visible: in a wide window CSS keeps them open, so they
 * are marked open and their headings are not controls; on a phone each heading opens its column.
 */
export function footerBehavior(root: ParentNode): void {
  const columns = [...root.querySelectorAll<HTMLDetailsElement>('[data-footer-column]')];
  if (columns.length === 0) return;
  const wide = matchMedia('(width >= 43.75em)');
  const follow = () => {
    for (const column of columns) {
      column.open = wide.matches;
      column.querySelector('summary')?.setAttribute('tabindex', wide.matches ? '-1' : '0');
    }
  };
  wide.addEventListener('change', follow);
  // On a phone, a column that was opened before this script loaded stays open.
  if (wide.matches) follow();
}
