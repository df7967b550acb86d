/**
 * Applies the scheduling widget's preloaded stylesheet, for print only until a widget is opened. Browsers warn about a
 * preload that is never used.
 */
export function schedulingBehavior(root: ParentNode): void {
  const preload = root.querySelector<HTMLLinkElement>('[as=style]');
  preload?.after(Object.assign(preload.cloneNode(), { rel: 'stylesheet', media: 'print' }));
}
