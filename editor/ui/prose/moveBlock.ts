import type { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

/**
 * Moves a block of a text past its neighbor, and selects it there. Returns whether there was one.
 *
 * @param step -1 for up, 1 for down
 * @param place where the block is; by default, the one with the cursor
 */
export function moveBlock(editor: Editor, step: -1 | 1, place?: number): boolean {
  const { doc, selection, tr } = editor.state;
  const at = place === undefined ? selection.$from : doc.resolve(place);
  const block = doc.maybeChild(at.index(0));
  const neighbor = doc.maybeChild(at.index(0) + step);
  if (!block || !neighbor) return false;
  const start = at.depth === 0 ? at.pos : at.before(1);
  const next = start + step * neighbor.nodeSize;
  tr.delete(start, start + block.nodeSize).insert(next, block);
  tr.setSelection(
    block.isAtom
      ? NodeSelection.create(tr.doc, next)
      : TextSelection.near(tr.doc.resolve(next + selection.from - start)),
  );
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
  return true;
}
