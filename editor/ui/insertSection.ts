import { createUsePuck } from '@puckeditor/core';
import type { Value } from './editorTypes.ts';

/** State of the page that is being edited. */
export const useEditor = createUsePuck();

const ZONE = 'root:default-zone';

/** Returns what inserts a section: after the one that is selected, or at the end of the page. */
export function useInsertSection(): (type: string, data: Value) => void {
  const dispatch = useEditor((editor) => editor.dispatch);
  const content = useEditor((editor) => editor.appState.data.content);
  const selector = useEditor((editor) => editor.appState.ui.itemSelector);
  return (type, data) => {
    const index = selector?.zone === undefined || selector.zone === ZONE ? selector?.index : undefined;
    const place = index === undefined ? content.length : index + 1;
    const id = `${type}-${crypto.randomUUID()}`;
    dispatch({
      type: 'setData',
      data: (previous) => ({
        ...previous,
        content: previous.content.toSpliced(place, 0, { type, props: { id, data } }),
      }),
    });
    dispatch({ type: 'setUi', ui: { itemSelector: { index: place, zone: ZONE } } });
  };
}

const COPIED = 'editor:copied-section';

/** Keeps a section to be pasted into another page. */
export const copySection = (type: string, data: Value): void =>
  localStorage.setItem(COPIED, JSON.stringify({ type, data }));

/** The section that was copied last. */
export function copiedSection(): { type: string; data: Value } | undefined {
  const text = localStorage.getItem(COPIED);
  return text === null ? undefined : (JSON.parse(text) as { type: string; data: Value });
}
