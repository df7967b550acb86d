/**
 * Opens the cookie preferences from links that ask for them. The dialog loads only then; without script, or if it fails
 * to load, the link leads to the section of the cookie policy that says what to do.
 */
export function preferencesBehavior(root: ParentNode): void {
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
