import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Selected } from './markdownActions.ts';

/** What changes the selection of a text area, and then selects what has become of it. */
export function useSelectedText(
  value: string,
  onChange: (value: string) => void,
): { area: RefObject<HTMLTextAreaElement | null>; change: (how: (selected: Selected) => Selected) => void } {
  const area = useRef<HTMLTextAreaElement>(null);
  /** What is to be selected once the changed text is shown. */
  const selection = useRef<Selected>(undefined);
  useLayoutEffect(() => {
    const own = selection.current;
    selection.current = undefined;
    if (!own || own.text !== value) return;
    area.current?.focus();
    area.current?.setSelectionRange(own.start, own.end);
  }, [value]);
  const change = (how: (selected: Selected) => Selected) => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    const next = how({ text: value, start, end });
    selection.current = next;
    onChange(next.text);
  };
  return { area, change };
}
