/**
 * Shows the notice that the visitor is offline, for as long as that is so, and keeps a form from being sent into
 * nothing: its page would give way to the browser's own, and what was typed with it.
 */
export function connectionBehaviour(root: ParentNode): void {
  const notice = root.querySelector<HTMLElement>('[data-connection]');
  const text = notice?.dataset['connection'];
  if (!notice || !text) return;
  const show = () => {
    // A status is announced when its words change, not when it is uncovered.
    notice.textContent = navigator.onLine ? '' : text;
    notice.toggleAttribute('data-offline', !navigator.onLine);
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  // Forms with code of their own have answered by now.
  root.addEventListener('submit', (event) => {
    if (!navigator.onLine) event.preventDefault();
  });
  show();
}
