import { publicationState, scheduleOf } from '../../shared/site/schedule.ts';
import type { Schema, Value } from './editorTypes.ts';
import { faultsBelow } from './fieldFaults.ts';
import { nameOfEntry } from './nameOfEntry.ts';
import type { ContainerProps } from './SimpleFields.tsx';
import { emptyValue, labelOf, resolveSchema } from './schemaOf.ts';

/** Label of an entry in its list. */
const summaryOf = (value: Value, index: number) => nameOfEntry(value) ?? `Entry ${index + 1}`;

/** A list whose entries can be added, moved, copied and removed. */
export function ListField({ Field, ...props }: ContainerProps) {
  const { name, schema, root, value, isRequired, faults, onChange } = props;
  const list = Array.isArray(value) ? (value as readonly Value[]) : [];
  const item = (schema['items'] ?? {}) as Schema;
  const isText = resolveSchema(item, root)['type'] === 'string';
  const replace = (index: number, next: Value | undefined) =>
    onChange(next === undefined ? list.toSpliced(index, 1) : list.with(index, next));
  const move = (index: number, to: number) =>
    onChange(list.toSpliced(index, 1).toSpliced(to, 0, list[index] as Value));
  const own = faults.filter(({ path }) => path.length === 0);
  return (
    <fieldset className="field-group field-list">
      <legend>
        {labelOf(name)}
        {!isRequired && (
          <button type="button" className="quiet" onClick={() => onChange(undefined)}>
            Remove
          </button>
        )}
      </legend>
      {typeof schema['description'] === 'string' && <p className="field-help">{schema['description']}</p>}
      <div className="field-faults" role="status">
        {own.map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {list.map((entry, index) => {
        const entryFaults = faultsBelow(faults, [index]);
        const what = summaryOf(entry, index);
        const state = publicationState(scheduleOf(entry), new Date());
        return (
          <details key={index} className="entry" open={isText || entryFaults.length > 0 || undefined}>
            <summary>
              {what}
              {state !== 'published' && <i data-state={state}>{state}</i>}
            </summary>
            <div className="entry-actions">
              <button
                type="button"
                aria-label={`Move “${what}” up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={`Move “${what}” down`}
                disabled={index === list.length - 1}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </button>
              <button
                type="button"
                aria-label={`Copy “${what}”`}
                onClick={() => onChange(list.toSpliced(index + 1, 0, entry))}
              >
                Copy
              </button>
              <button type="button" aria-label={`Remove “${what}”`} onClick={() => replace(index, undefined)}>
                Remove
              </button>
            </div>
            <Field
              name={`${labelOf(name)} ${index + 1}`}
              schema={item}
              root={root}
              value={entry}
              isRequired
              faults={entryFaults}
              onChange={(next) => replace(index, next)}
            />
          </details>
        );
      })}
      <button type="button" onClick={() => onChange([...list, emptyValue(item, root)])}>
        + Add to {labelOf(name).toLowerCase()}
      </button>
    </fieldset>
  );
}
