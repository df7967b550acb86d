/**
 * Uses the scheduling widget’s stylesheet where the document has preloaded it: for print alone, until a widget is
 * opened. A preload that nothing uses makes browsers warn.
 */
export function schedulingBehaviour(root: ParentNode): void {
  const preload = root.querySelector<HTMLLinkElement>('[data-scheduling]');
  if (!preload) return;
  const sheet = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: preload.href,
    media: 'print',
  });
  document.head.append(sheet);
}
