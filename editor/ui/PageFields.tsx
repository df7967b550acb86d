import { useId } from 'react';
import type { FieldValues, Schema, Value } from './editorTypes.ts';
import { faultsBelow } from './fieldFaults.ts';
import { copiedSection, copySection, useEditor, useInsertSection } from './insertSection.ts';
import { PageReport } from './PageReport.tsx';
import { type PageState, usePageView } from './PageState.ts';
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
  if (!schema) return <p>There is no section of the kind {type}.</p>;
  return (
    <div className="fields">
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
  return (
    <div className="fields">
      <PageReport state={state} />
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

/** The text of an MDX page. */
export function BodyField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="fields field">
      <label htmlFor={id}>Text, as Markdown</label>
      <textarea id={id} rows={24} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    </div>
  );
}
