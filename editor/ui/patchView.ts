import { type FileContent, isFields, type Value } from './editorTypes.ts';
import type { PageView } from './PageView.ts';
import { patchText } from './patchText.ts';

/** A page as it is being edited, with the editor’s ids of its sections. */
export interface EditedPage {
  content: FileContent;
  ids: readonly string[];
}

/** A text that an edit has changed; the section it is in, if it is in one. */
interface TextEdit {
  before: string;
  after: string;
  section?: string;
}

function* textEdits(before: Value | undefined, after: Value | undefined): Generator<TextEdit> {
  if (before === after) return;
  if (typeof before === 'string' && typeof after === 'string') yield { before, after };
  else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    for (const [index, one] of before.entries()) yield* textEdits(one, after[index]);
  else if (isFields(before) && isFields(after))
    for (const [name, one] of Object.entries(before)) yield* textEdits(one, after[name]);
}

/** The line of a text that an edit has changed, if it is one. */
function lineEdit(before = '', after = ''): TextEdit | undefined {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const changed = old.flatMap((line, index) => (line === now[index] ? [] : [index]));
  const [index] = changed;
  if (old.length !== now.length || changed.length !== 1 || index === undefined) return undefined;
  return { before: old[index] ?? '', after: now[index] ?? '' };
}

const sectionsById = ({ content: { data }, ids }: EditedPage) =>
  new Map(
    ids.map((id, index) => [
      id,
      isFields(data) ? (data['sections'] as readonly Value[])?.[index] : undefined,
    ]),
  );

function editsBetween(from: EditedPage, to: EditedPage): TextEdit[] {
  const without = ({ content: { data } }: EditedPage) => (isFields(data) ? { ...data, sections: [] } : data);
  const old = sectionsById(from);
  const inSections = [...sectionsById(to)].flatMap(([section, after]) =>
    [...textEdits(old.get(section), after)].map((one) => ({ ...one, section })),
  );
  const line = lineEdit(from.content.body, to.content.body);
  return [...inSections, ...textEdits(without(from), without(to)), ...(line ? [line] : [])];
}

/** The first of some markups that has a text, with its edit. */
const patchOne = (parts: readonly string[], { before, after }: TextEdit) =>
  parts.map((html) => patchText(html, before, after) ?? html);

/**
 * What the canvas shows at once while the server draws: the page of an earlier moment, with the words that have been
 * changed since. What cannot be known here stays as it is until the server has drawn it.
 */
export function patchView(view: PageView, from: EditedPage, to: EditedPage): PageView {
  let next = view;
  for (const edit of editsBetween(from, to)) {
    const { section } = edit;
    if (section !== undefined) {
      const html = patchText(next.sections[section] ?? '', edit.before, edit.after);
      if (html !== undefined) next = { ...next, sections: { ...next.sections, [section]: html } };
      continue;
    }
    const [before = '', further = ''] = patchOne([next.before, next.further], edit);
    next = { ...next, before, further };
  }
  return next;
}
