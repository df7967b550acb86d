import type { ReactNode } from 'react';
import { itemSchema } from './controlOf.ts';
import type { Schema, Value } from './editorTypes.ts';
import { faultsBelow } from './fieldFaults.ts';
import type { ContainerProps, FieldProps } from './SimpleFields.tsx';
import { emptyValue, fits, labelOf, resolveSchema } from './schemaOf.ts';

/** What a member of a union is called. */
function memberName(schema: Schema, root: Schema): string {
  const own = resolveSchema(schema, root);
  if (typeof own['description'] === 'string') return own['description'];
  if ('const' in own) return String(own['const']);
  if (Array.isArray(own['enum'])) return `one of ${own['enum'].join(', ')}`;
  const properties = Object.keys((own['properties'] ?? {}) as object);
  const fields = properties.map((name) => labelOf(name).toLowerCase()).join(', ');
  const names: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    integer: 'a number',
    boolean: 'yes or no',
    array: 'a list',
    null: 'nothing',
  };
  return names[String([own['type']].flat()[0])] ?? `with ${fields || 'fields'}`;
}

/** A value that may be of several kinds: which of them it is, above its field. */
export function UnionChoice({
  children,
  members,
  ...props
}: FieldProps & { members: readonly Schema[]; children: ReactNode }) {
  const { name, root, value, onChange } = props;
  const chosen = Math.max(
    0,
    members.findIndex((one) => fits(one, root, value)),
  );
  return (
    <div className="field-union">
      <label>
        <span>{labelOf(name)} is</span>
        <select
          value={chosen}
          onChange={(event) => {
            const member = members[Number(event.currentTarget.value)] ?? {};
            onChange(emptyValue(member, root));
          }}
        >
          {members.map((one, index) => (
            <option key={index} value={index}>
              {memberName(one, root)}
            </option>
          ))}
        </select>
      </label>
      {children}
    </div>
  );
}

/** A list with a fixed number of entries, each with its own kind. */
export function TupleField({ Field, ...props }: ContainerProps) {
  const list = Array.isArray(props.value) ? (props.value as readonly Value[]) : [];
  return (
    <fieldset className="field-group">
      <legend>{labelOf(props.name)}</legend>
      {list.map((entry, index) => (
        <Field
          key={index}
          {...props}
          name={`${labelOf(props.name)} ${index + 1}`}
          schema={itemSchema(props.schema, index)}
          value={entry}
          isRequired
          faults={faultsBelow(props.faults, [index])}
          onChange={(next) => props.onChange(list.with(index, next ?? null))}
        />
      ))}
    </fieldset>
  );
}
