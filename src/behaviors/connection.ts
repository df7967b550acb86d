/**
 * Shows a notice while the visitor is offline, and blocks forms from submitting: the browser's own error page
 * would replace this one and lose what was typed.
 */
export function connectionBehavior(root: ParentNode): void {
  const notice = root.querySelector<HTMLElement>('[data-connection]');
  const text = notice?.dataset['connection'];
  if (!notice || !text) return;
  const show = () => {
    // Screen readers announce a status when its text changes, not when it becomes visible.
    notice.textContent = navigator.onLine ? '' : text;
    notice.toggleAttribute('data-offline', !navigator.onLine);
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  // Forms with their own submit handlers have already handled the event.
  root.addEventListener('submit', (event) => {
    if (!navigator.onLine) event.preventDefault();
  });
  show();
}
