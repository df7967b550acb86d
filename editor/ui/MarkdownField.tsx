import { useContext, useId, useState } from 'react';
import { ComponentForm } from './ComponentForm.tsx';
import { SiteTextParts } from './DrawingPicker.tsx';
import { LinkForm } from './LinkForm.tsx';
import { insertBlock, insertLink, type Selected, toggleLines, toggleMarks } from './markdownActions.ts';
import { labelOf } from './schemaOf.ts';
import { useSelectedText } from './useSelectedText.ts';

interface Tool {
  label: string;
  sign: string;
  change: (selected: Selected) => Selected;
}

const TOOLS: readonly Tool[] = [
  { label: 'Heading', sign: 'H2', change: (selected) => toggleLines(selected, '## ') },
  { label: 'Smaller heading', sign: 'H3', change: (selected) => toggleLines(selected, '### ') },
  { label: 'Bold', sign: 'B', change: (selected) => toggleMarks(selected, '**') },
  { label: 'Italic', sign: 'I', change: (selected) => toggleMarks(selected, '*') },
  { label: 'List', sign: '•', change: (selected) => toggleLines(selected, '- ') },
  { label: 'Numbered list', sign: '1.', change: (selected) => toggleLines(selected, '1. ') },
  { label: 'Quotation', sign: '“', change: (selected) => toggleLines(selected, '> ') },
];

/** Keys that word processors use, with Ctrl or Cmd. */
const KEYS: Readonly<Record<string, string>> = { b: 'Bold', i: 'Italic' };

/** A text as Markdown, with buttons for its marks and forms for its components. */
export function MarkdownField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  const { components } = useContext(SiteTextParts);
  const [form, setForm] = useState('');
  const { area, change } = useSelectedText(value, onChange);
  const apply = (how: (selected: Selected) => Selected) => {
    setForm('');
    change(how);
  };
  const close = () => setForm('');
  return (
    <>
      <label htmlFor={id}>Text, as Markdown</label>
      <div className="text-tools" role="toolbar" aria-label="Formatting" aria-controls={id}>
        {TOOLS.map(({ label, sign, change }) => (
          <button key={label} type="button" aria-label={label} title={label} onClick={() => apply(change)}>
            {sign}
          </button>
        ))}
        {['Link', ...Object.keys(components)].map((name) => (
          <button
            key={name}
            type="button"
            aria-expanded={form === name}
            onClick={() => setForm(form === name ? '' : name)}
          >
            {labelOf(name)}
          </button>
        ))}
      </div>
      {form === 'Link' && (
        <LinkForm onChosen={(address) => apply((own) => insertLink(own, address))} onCancel={close} />
      )}
      {form !== '' && form !== 'Link' && (
        <ComponentForm
          key={form}
          name={form}
          onWritten={(tag) => apply((own) => insertBlock(own, tag))}
          onCancel={close}
        />
      )}
      <textarea
        ref={area}
        id={id}
        rows={24}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          const tool = TOOLS.find(({ label }) => label === KEYS[event.key]);
          if (!tool || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          apply(tool.change);
        }}
      />
    </>
  );
}
