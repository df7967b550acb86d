/**
 * Applies the scheduling widget's preloaded stylesheet, for print only until a widget is opened. Browsers warn about a
 * preload that is never used.
 */
export function schedulingBehavior(root: ParentNode): void {
  const preload = root.querySelector<HTMLLinkElement>('[data-scheduling]');
  if (!preload) return;
  const sheet = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: preload.href,
    media: 'print',
  });
  document.head.append(sheet);
}
