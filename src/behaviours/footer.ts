/**
 * Keeps the state of the footer's columns true to what is seen: on a wide window they stand open by style, so they
 * are open and their headings are no controls; on a phone each opens by its heading.
 */
export function footerBehaviour(root: ParentNode): void {
  const columns = [...root.querySelectorAll<HTMLDetailsElement>('[data-footer-column]')];
  if (columns.length === 0) return;
  const wide = matchMedia('(min-width: 700px)');
  const follow = () => {
    for (const column of columns) {
      column.open = wide.matches;
      column.querySelector('summary')?.setAttribute('tabindex', wide.matches ? '-1' : '0');
    }
  };
  wide.addEventListener('change', follow);
  // On a phone, a column that was opened before this script came stays open.
  if (wide.matches) follow();
}
