import { useState } from 'react';
import { isFields, type Schema } from './editorTypes.ts';
import { faultsBelow } from './fieldFaults.ts';
import { type ContainerProps, Messages } from './SimpleFields.tsx';
import { emptyValue, labelOf, resolveSchema, withField } from './schemaOf.ts';

/** A map with arbitrary names, such as prices and facts. */
export function MapField({ Field, ...props }: ContainerProps) {
  const { name, root, faults, onChange } = props;
  const [added, setAdded] = useState('');
  const own = isFields(props.value) ? props.value : {};
  const schema = props.schema['additionalProperties'] as Schema;
  const named = resolveSchema((props.schema['propertyNames'] ?? {}) as Schema, root);
  const names = named['enum'] as string[] | undefined;
  const further = names?.filter((one) => !(one in own));
  const add = () => {
    if (added === '' || added in own) return;
    onChange({ ...own, [added]: emptyValue(schema, root) });
    setAdded('');
  };
  return (
    <fieldset className="field-group">
      <legend>{labelOf(name)}</legend>
      {typeof props.schema['description'] === 'string' && (
        <p className="field-help">{props.schema['description']}</p>
      )}
      <Messages
        id=""
        messages={faults.filter(({ path }) => path.length === 0).map(({ message }) => message)}
      />
      {Object.entries(own).map(([key, value]) => (
        <Field
          key={key}
          {...props}
          name={key}
          schema={schema}
          value={value}
          isRequired={false}
          faults={faultsBelow(faults, [key])}
          onChange={(next) => onChange(withField(own, key, next, []))}
        />
      ))}
      {further?.length !== 0 && (
        <div className="field-more">
          {further ? (
            <select
              aria-label={`Name of a further entry of ${labelOf(name).toLowerCase()}`}
              value={added}
              onChange={(event) => setAdded(event.currentTarget.value)}
            >
              <option value="">Choose a name</option>
              {further.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          ) : (
            <input
              aria-label={`Name of a further entry of ${labelOf(name).toLowerCase()}`}
              placeholder="name"
              value={added}
              onChange={(event) => setAdded(event.currentTarget.value.trim())}
            />
          )}
          <button type="button" disabled={added === '' || added in own} onClick={add}>
            + Add to {labelOf(name).toLowerCase()}
          </button>
        </div>
      )}
    </fieldset>
  );
}
