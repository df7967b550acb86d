import { type ReactNode, useEffect } from 'react';
import { useEditor } from './insertSection.ts';
import { type PageState, usePageView } from './PageState.ts';
import { POINTING_STYLE, pointedText } from './pointing.ts';

/** Puts the page’s styles and root attributes into the canvas, disables its links, and tells what is clicked. */
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
  const dispatch = useEditor((editor) => editor.dispatch);
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
    const attributes = [...(holder.firstElementChild?.attributes ?? [])];
    for (const { name, value } of attributes) frame.documentElement.setAttribute(name, value);
    const stay = (event: Event) => {
      if ((event.target as Element | null)?.closest?.('a[href], button[type="submit"]'))
        event.preventDefault();
    };
    frame.addEventListener('click', stay, true);
    frame.addEventListener('submit', (event) => event.preventDefault(), true);
    return () => {
      // The next page may have fewer, such as a light one after a dark one.
      for (const { name } of attributes) frame.documentElement.removeAttribute(name);
      frame.removeEventListener('click', stay, true);
    };
  }, [frame, root]);
  useEffect(() => {
    if (!frame) return;
    // Puck ends the way of a click once it has selected the section, whose fields then wait for this.
    const point = ({ clientX, clientY }: MouseEvent) => {
      const pointed = pointedText(frame, clientX, clientY);
      if (!pointed) return;
      if (pointed.section === undefined) dispatch({ type: 'setUi', ui: { itemSelector: null } });
      state.point(pointed);
    };
    frame.addEventListener('click', point, true);
    return () => frame.removeEventListener('click', point, true);
  }, [frame, state, dispatch]);
  return (
    <>
      <style>{POINTING_STYLE}</style>
      <style>{'[data-differs] { outline: 3px dashed #b5480d; outline-offset: -3px }'}</style>
      {!hasSections && (
        <style>{'[data-puck-dropzone] { min-block-size: 0 !important; min-height: 0 !important }'}</style>
      )}
      {children}
    </>
  );
}
