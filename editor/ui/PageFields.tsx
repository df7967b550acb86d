import { useRef } from 'react';
import type { FieldValues, Schema, Value } from './editorTypes.ts';
import { faultsBelow } from './fieldFaults.ts';
import { copiedSection, copySection, useEditor, useInsertSection } from './insertSection.ts';
import { type PageState, usePageView } from './PageState.ts';
import { useRevealedField } from './pointing.ts';
import { FieldList } from './SchemaForm.tsx';
import { labelOf } from './schemaOf.ts';

/** The fields of the selected section. */
export function SectionFields({
  state,
  type,
  schema,
  root,
  value,
  onChange,
}: {
  state: PageState;
  type: string;
  schema: Schema | undefined;
  root: Schema;
  value: Value;
  onChange: (value: Value) => void;
}) {
  const id = useEditor((editor) => String(editor.selectedItem?.props['id'] ?? ''));
  const all = usePageView(state, (view) => view.faults);
  const ids = usePageView(state, (view) => view.ids);
  const faults = faultsBelow(all, ['sections', ids.indexOf(id)]);
  const panel = useRef<HTMLDivElement>(null);
  // For a moment after another section has been selected, these are still the fields of the former one.
  const selected = useEditor((editor) => editor.selectedItem?.props['data'] as Value | undefined);
  const isSelected = selected === value || JSON.stringify(selected) === JSON.stringify(value);
  useRevealedField(state, isSelected ? id : '', panel);
  if (!schema) return <p>Unknown kind of section: {type}.</p>;
  return (
    <div className="fields" ref={panel}>
      <button type="button" onClick={() => copySection(type, value)}>
        Copy for another page
      </button>
      <FieldList
        schema={schema}
        root={root}
        value={{ type, ...(value as FieldValues) }}
        faults={faults}
        hidden={['type']}
        onChange={(next) => {
          const { type: _, ...data } = next as FieldValues;
          onChange(data);
        }}
      />
    </div>
  );
}

/** The fields of the page itself: metadata, dates, entry. */
export function PageFields({
  state,
  root,
  value,
  hasSections,
  onChange,
}: {
  state: PageState;
  root: Schema;
  hasSections: boolean;
  value: Value;
  onChange: (value: Value) => void;
}) {
  const faults = usePageView(state, (view) => view.faults).filter(
    ({ path: [first] }) => first !== 'sections',
  );
  const insert = useInsertSection();
  const copied = copiedSection();
  const panel = useRef<HTMLDivElement>(null);
  useRevealedField(state, undefined, panel);
  return (
    <div className="fields" ref={panel}>
      {hasSections && copied && (
        <button type="button" onClick={() => insert(copied.type, copied.data)}>
          Paste the copied section: {labelOf(copied.type)}
        </button>
      )}
      <FieldList
        schema={root}
        root={root}
        value={value}
        faults={faults}
        hidden={['sections']}
        onChange={(next) => onChange(next as Value)}
      />
    </div>
  );
}
