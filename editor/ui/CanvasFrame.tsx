import { type ReactNode, useEffect } from 'react';
import { type PageState, usePageView } from './PageState.ts';

/** Puts the page’s styles and root attributes into the canvas, and disables its links. */
export function CanvasFrame({
  state,
  hasSections,
  children,
  document: frame,
}: {
  state: PageState;
  hasSections: boolean;
  children: ReactNode;
  document?: Document;
}) {
  const head = usePageView(state, (view) => view.head);
  const root = usePageView(state, (view) => view.root);
  useEffect(() => {
    if (!frame || head === '') return;
    for (const old of frame.head.querySelectorAll('[data-site]')) old.remove();
    const template = frame.createElement('template');
    template.innerHTML = head;
    for (const node of template.content.children) node.setAttribute('data-site', '');
    frame.head.append(template.content);
  }, [frame, head]);
  useEffect(() => {
    if (!frame) return;
    const holder = frame.createElement('div');
    holder.innerHTML = `<div ${root}></div>`;
    for (const { name, value } of holder.firstElementChild?.attributes ?? [])
      frame.documentElement.setAttribute(name, value);
    const stay = (event: Event) => {
      if ((event.target as Element | null)?.closest?.('a[href], button[type="submit"]'))
        event.preventDefault();
    };
    frame.addEventListener('click', stay, true);
    frame.addEventListener('submit', (event) => event.preventDefault(), true);
    return () => frame.removeEventListener('click', stay, true);
  }, [frame, root]);
  return (
    <>
      {!hasSections && (
        <style>{'[data-puck-dropzone] { min-block-size: 0 !important; min-height: 0 !important }'}</style>
      )}
      {children}
    </>
  );
}
