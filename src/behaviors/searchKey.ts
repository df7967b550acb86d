/** Elements that take text input or handle keys themselves. */
const TYPED_INTO = 'input, textarea, select, [contenteditable], dialog, iframe';

/** `/` opens the search page from any page, or focuses its field on that page, unless the visitor is typing. */
export function searchKeyBehavior(root: ParentNode): void {
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(TYPED_INTO)) return;
    event.preventDefault();
    const field = root.querySelector<HTMLElement>('[data-search-field]');
    if (field) field.focus();
    else location.assign('/search/');
  });
}
