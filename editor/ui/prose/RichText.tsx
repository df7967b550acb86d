import { type Editor, EditorContent, type JSONContent, useEditor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type MouseEvent, useContext, useEffect, useRef, useState } from 'react';
import { keepUnchangedBlocks } from '../../saving/keepUnchangedBlocks.ts';
import { ComponentForm } from '../ComponentForm.tsx';
import { SiteTextParts } from '../DrawingPicker.tsx';
import { LinkForm } from '../LinkForm.tsx';
import { labelOf } from '../schemaOf.ts';
import { SOURCE } from './ProseNode.ts';
import { readProse } from './readProse.ts';
import { EXTENSIONS, writeBlocks } from './richText.ts';

interface Tool {
  label: string;
  sign: string;
  /** What the selection is while the button is pressed: a mark or a block, with its attributes. */
  is: [name: string, attributes?: Record<string, unknown>];
  apply: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>;
}

const TOOLS: readonly Tool[] = [
  {
    label: 'Heading',
    sign: 'Heading',
    is: ['heading', { level: 2 }],
    apply: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    label: 'Smaller heading',
    sign: 'Smaller',
    is: ['heading', { level: 3 }],
    apply: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { label: 'Bold', sign: 'B', is: ['bold'], apply: (chain) => chain.toggleBold() },
  { label: 'Italic', sign: 'I', is: ['italic'], apply: (chain) => chain.toggleItalic() },
  { label: 'Code', sign: '<>', is: ['code'], apply: (chain) => chain.toggleCode() },
  { label: 'List', sign: '• List', is: ['bulletList'], apply: (chain) => chain.toggleBulletList() },
  {
    label: 'Numbered list',
    sign: '1. List',
    is: ['orderedList'],
    apply: (chain) => chain.toggleOrderedList(),
  },
  { label: 'Quotation', sign: '“ ”', is: ['blockquote'], apply: (chain) => chain.toggleBlockquote() },
];

const TABLE: Tool['is'] = ['table'];

const TABLE_TOOLS: readonly Omit<Tool, 'is'>[] = [
  { label: 'Add a row below', sign: '+ Row', apply: (chain) => chain.addRowAfter() },
  { label: 'Add a column after', sign: '+ Column', apply: (chain) => chain.addColumnAfter() },
  { label: 'Remove the row', sign: '− Row', apply: (chain) => chain.deleteRow() },
  { label: 'Remove the column', sign: '− Column', apply: (chain) => chain.deleteColumn() },
  { label: 'Remove the table', sign: '− Table', apply: (chain) => chain.deleteTable() },
];

/** Moves the focus along a toolbar with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const place = buttons.findIndex((button) => button.matches(':focus'));
  buttons.at((place + step) % buttons.length)?.focus();
  event.preventDefault();
}

/** Leaves the focus in the text, so that not even the next letter is lost to a button. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The marks and blocks that can be given to the selected words. */
function Tools({ editor, form, onForm }: { editor: Editor; form: string; onForm: (form: string) => void }) {
  const { components } = useContext(SiteTextParts);
  const pressed = useEditorState({
    editor,
    selector: ({ editor: own }) =>
      [...TOOLS.map(({ is }) => is), TABLE]
        .filter((is) => own.isActive(...is))
        .map((is) => JSON.stringify(is)),
  });
  const isPressed = (is: Tool['is']) => pressed.includes(JSON.stringify(is));
  const run = ({ apply }: Pick<Tool, 'apply'>) => {
    onForm('');
    apply(editor.chain().focus()).run();
  };
  const opener = (name: string) => (
    <button
      key={name}
      type="button"
      aria-expanded={form === name}
      onClick={() => onForm(form === name ? '' : name)}
    >
      {labelOf(name)}
    </button>
  );
  return (
    <>
      <div className="text-tools" role="toolbar" aria-label="Formatting" onKeyDown={moveFocus}>
        {TOOLS.map((tool) => (
          <button
            key={tool.label}
            type="button"
            aria-label={tool.label}
            title={tool.label}
            aria-pressed={isPressed(tool.is)}
            onMouseDown={keepFocus}
            onClick={() => run(tool)}
          >
            {tool.sign}
          </button>
        ))}
        {opener('Link')}
      </div>
      <div className="text-tools" role="toolbar" aria-label="Insert" onKeyDown={moveFocus}>
        {Object.keys(components).map(opener)}
        <button
          type="button"
          disabled={isPressed(TABLE)}
          onClick={() => run({ apply: (chain) => chain.insertTable({ rows: 3, cols: 2 }) })}
        >
          Table
        </button>
      </div>
      {isPressed(TABLE) && (
        <div className="text-tools" role="toolbar" aria-label="Table" onKeyDown={moveFocus}>
          {TABLE_TOOLS.map((tool) => (
            <button
              key={tool.label}
              type="button"
              title={tool.label}
              aria-label={tool.label}
              onMouseDown={keepFocus}
              onClick={() => run(tool)}
            >
              {tool.sign}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** The form of what is being inserted: a link, or a component below the paragraph with the cursor. */
function InsertForm({ editor, form, onClose }: { editor: Editor; form: string; onClose: () => void }) {
  if (form === 'Link') {
    const link = () => editor.chain().focus().extendMarkRange('link');
    return (
      <LinkForm
        now={editor.getAttributes('link')['href'] as string | undefined}
        onChosen={(href) => {
          onClose();
          if (editor.state.selection.empty && !editor.isActive('link'))
            editor
              .chain()
              .focus()
              .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
              .run();
          else link().setLink({ href }).run();
        }}
        onRemoved={() => {
          onClose();
          link().unsetLink().run();
        }}
        onCancel={onClose}
      />
    );
  }
  return (
    <ComponentForm
      key={form}
      name={form}
      onWritten={(source) => {
        onClose();
        const { $to } = editor.state.selection;
        const place = $to.depth === 0 ? $to.pos : $to.after(1);
        editor.chain().focus().insertContentAt(place, { type: SOURCE, attrs: { source } }).run();
      }}
      onCancel={onClose}
    />
  );
}

const contentOf = (nodes: ReturnType<typeof readProse>['nodes']): JSONContent => ({
  type: 'doc',
  content: nodes.length > 0 ? (nodes as JSONContent[]) : [{ type: 'paragraph' }],
});

function WrittenText({
  read,
  value,
  onChange,
  onUnreadable,
}: {
  read: ReturnType<typeof readProse>;
  value: string;
  onChange: (value: string) => void;
  onUnreadable: () => void;
}) {
  const [form, setForm] = useState('');
  const stored = useRef(read.stored);
  /** What this editor has written and not been given back yet; the last one is what it shows. */
  const sent = useRef([value]);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: contentOf(read.nodes),
    editorProps: {
      attributes: { class: 'rich-text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text' },
    },
    onUpdate: ({ editor: { state } }) => {
      const text = keepUnchangedBlocks(stored.current, writeBlocks(state.doc));
      if (text === sent.current.at(-1)) return;
      sent.current.push(text);
      onChange(text);
    },
  });
  useEffect(() => {
    const place = sent.current.lastIndexOf(value);
    if (place >= 0) {
      sent.current.splice(0, place);
      return;
    }
    // Somebody else has changed the text: the arrows above the page have taken a change back.
    try {
      const next = readProse(value);
      sent.current = [value];
      stored.current = next.stored;
      editor.commands.setContent(contentOf(next.nodes), { emitUpdate: false });
    } catch {
      onUnreadable();
    }
  }, [value, editor, onUnreadable]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps Puck from undoing what the text has undone itself
    <div
      onKeyDown={({ nativeEvent: event }) => {
        if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) event.stopPropagation();
      }}
    >
      <div className="text-head">
        <Tools editor={editor} form={form} onForm={setForm} />
        {form !== '' && <InsertForm editor={editor} form={form} onClose={() => setForm('')} />}
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}

/** A text as it reads, to be written in. Says so if it cannot be shown in this way. */
export default function RichText({
  value,
  onChange,
  onUnreadable,
}: {
  value: string;
  onChange: (value: string) => void;
  onUnreadable: () => void;
}) {
  const [read] = useState(() => {
    try {
      return readProse(value);
    } catch {
      return undefined;
    }
  });
  useEffect(() => {
    if (!read) onUnreadable();
  }, [read, onUnreadable]);
  return read ? (
    <WrittenText read={read} value={value} onChange={onChange} onUnreadable={onUnreadable} />
  ) : null;
}
