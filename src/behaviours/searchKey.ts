/** What a key is typed into, or what has keys of its own. */
const TYPED_INTO = 'input, textarea, select, [contenteditable], dialog, iframe';

/** `/` leads to the search from any page, and to its field on its own, unless somebody is typing. */
export function searchKeyBehaviour(root: Document): void {
  root.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(TYPED_INTO)) return;
    event.preventDefault();
    const field = root.querySelector<HTMLElement>('[data-search-field]');
    if (field) field.focus();
    else location.assign('/search/');
  });
}
