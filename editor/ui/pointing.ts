import { type RefObject, useEffect } from 'react';
import { findPointedField, type PointedText } from './findPointedField.ts';
import { type PageState, usePageView } from './PageState.ts';

/** Text that is longer than this is more than a field. */
const LONGEST = 2000;

/** While it is set on the root, elements within sections can be found at a point, from which Puck keeps the pointer. */
const OPEN = 'data-pointing';

export const POINTING_STYLE = `[${OPEN}] [data-puck-component] * { pointer-events: auto !important }`;

function elementAt(frame: Document, x: number, y: number): Element | null {
  frame.documentElement.setAttribute(OPEN, '');
  const found = frame.elementFromPoint(x, y);
  frame.documentElement.removeAttribute(OPEN);
  return found;
}

/** The text of an element that is at a point, without that of the elements inside of it. */
function wordsAt(element: Element, x: number, y: number): string {
  const range = element.ownerDocument.createRange();
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) continue;
    range.selectNodeContents(node);
    const isThere = [...range.getClientRects()].some(
      (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
    );
    if (isThere) return node.textContent ?? '';
  }
  return '';
}

/** How many elements of a section have the same text as this one and come before it. */
function countEarlier(section: Element, element: Element): number {
  const text = element.textContent;
  return [...section.querySelectorAll(element.tagName)].filter(
    (one) =>
      one.textContent === text &&
      (one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  ).length;
}

/** The words at a point of the canvas; undefined where there are none. */
export function pointedText(frame: Document, x: number, y: number): PointedText | undefined {
  const element = elementAt(frame, x, y);
  const section = element?.closest('[data-puck-component]') ?? element?.closest('main');
  if (!element || !section) return undefined;
  const words = wordsAt(element, x, y);
  const around: string[] = [];
  for (let own: Element | null = element; own && own !== section; own = own.parentElement) {
    const text = own.textContent ?? '';
    if (text.length > LONGEST) break;
    around.push(text);
  }
  const texts = [words, ...around].filter((text) => text.trim() !== '');
  if (texts.length === 0) return undefined;
  const id = section.getAttribute('data-puck-component');
  return { texts, earlier: countEarlier(section, element), ...(id === null ? {} : { section: id }) };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLElement;

const isField = (element: Element): element is Field =>
  element.matches('textarea, input[type=text], input:not([type]), [contenteditable=true]');

const wordsOf = (field: Field) => ('value' in field ? field.value : (field.textContent ?? ''));

/** Puts the cursor before words of a text that is written as it reads, and shows them. */
function revealWords(text: HTMLElement, words: string): void {
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const place = (node.textContent ?? '').indexOf(words);
    if (place < 0) continue;
    node.parentElement?.scrollIntoView({ block: 'center' });
    // The words of a component are in its form.
    const edit = node.parentElement?.closest('.source-block')?.querySelector('button');
    if (edit) edit.focus({ preventScroll: true });
    else getSelection()?.collapse(node, place);
    return;
  }
}

/** Shows a field: unfolds what it is in, scrolls to it, and puts the cursor into it. */
function reveal(field: Field, [words = '']: readonly string[]): void {
  for (let own = field.closest('details'); own; own = own.parentElement?.closest('details') ?? null)
    own.open = true;
  if (!('value' in field)) {
    field.focus({ preventScroll: true });
    revealWords(field, words.trim());
    return;
  }
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  // The text of a post is long: the cursor goes to the words that were clicked.
  const place = field.value.indexOf(words.trim());
  if (place >= 0) field.setSelectionRange(place, place);
}

/** Shows the field whose words a person clicks on the canvas, if it is among those of the panel. */
export function useRevealedField(
  state: PageState,
  section: string | undefined,
  panel: RefObject<HTMLElement | null>,
): void {
  const pointed = usePageView(state, (view) => view.pointed);
  useEffect(() => {
    if (!pointed || pointed.section !== section) return;
    const form = panel.current?.closest('form') ?? panel.current;
    const fields = [...(form?.querySelectorAll('*') ?? [])].filter(isField);
    const field = fields[findPointedField(fields.map(wordsOf), pointed)];
    state.point(undefined);
    if (field) reveal(field, pointed.texts);
  }, [pointed, section, panel, state]);
}
