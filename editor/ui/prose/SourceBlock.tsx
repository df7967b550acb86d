import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useContext, useRef, useState } from 'react';
import { ComponentForm } from '../ComponentForm.tsx';
import { addressOfDrawing, SiteTextParts } from '../DrawingPicker.tsx';
import type { Tag } from '../markdownActions.ts';
import { addressOfMedia } from '../mediaAddress.ts';
import { labelOf } from '../schemaOf.ts';
import { moveBlock } from './moveBlock.ts';
import { readTag } from './readTag.ts';

/** Attributes that say what a component is about, the most telling one first. */
const TELLING = ['title', 'caption', 'text', 'group', 'alt'];

/** What a component shows, as a small picture. */
function Picture({ values: { drawing, building, photograph } }: Tag) {
  const { drawings, buildings } = useContext(SiteTextParts);
  if (photograph) return <img src={addressOfMedia(photograph)} alt="" />;
  if (drawing && drawings.includes(drawing)) return <img src={addressOfDrawing('drawing', drawing)} alt="" />;
  if (building && buildings.includes(building))
    return <img src={addressOfDrawing('building', building)} alt="" />;
  return null;
}

/** A component, or Markdown that has no form, among the paragraphs of a text. */
export function SourceBlock({ editor, getPos, node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const { components } = useContext(SiteTextParts);
  const [isOpen, setOpen] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    edit.current?.focus();
  };
  const source = String(node.attrs['source']);
  const tag = readTag(source);
  const known = tag && tag.name in components ? tag : undefined;
  const name = known ? labelOf(known.name) : 'Markdown';
  const about = known ? TELLING.map((key) => known.values[key]).find((value) => value) : source;
  return (
    <NodeViewWrapper className="source-block" data-selected={selected || undefined} contentEditable={false}>
      <fieldset className="source-summary" aria-label={`${name}: ${about ?? ''}`} data-drag-handle="">
        {known && <Picture {...known} />}
        <p>
          <b>{name}</b> <span>{about}</span>
          {known?.inner && <span className="source-inner">{known.inner}</span>}
        </p>
        <div className="entry-actions">
          {known && (
            <button ref={edit} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              Edit
            </button>
          )}
          <button
            type="button"
            aria-label="Move up"
            title="Move up"
            onClick={() => moveBlock(editor, -1, getPos())}
          >
            ↑
          </button>
          <button
            type="button"
            aria-label="Move down"
            title="Move down"
            onClick={() => moveBlock(editor, 1, getPos())}
          >
            ↓
          </button>
          <button
            type="button"
            onClick={() => {
              deleteNode();
              editor.commands.focus();
            }}
          >
            Remove
          </button>
        </div>
      </fieldset>
      {known && isOpen && (
        <ComponentForm
          name={known.name}
          tag={known}
          onWritten={(next) => {
            close();
            updateAttributes({ source: next });
          }}
          onCancel={close}
        />
      )}
    </NodeViewWrapper>
  );
}
