/**
 * Opens the cookie preferences where a link asks for them. Nothing of the dialog is loaded before; without script, and
 * where the dialog does not come, the link leads to the section of the cookie policy that says what to do.
 */
export function preferencesBehaviour(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-cookie-preferences]')) {
    link.setAttribute('aria-haspopup', 'dialog');
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      import('./tracking/consentDialog.ts')
        .then(({ openPreferences }) => openPreferences())
        .catch(() => location.assign(link.href));
    });
  }
}
