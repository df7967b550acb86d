import { isFields, type Schema, type Value } from './editorTypes.ts';
import { faultsBelow } from './fieldFaults.ts';
import { ListField } from './ListField.tsx';
import {
  ChoiceField,
  type FieldProps,
  Labelled,
  Messages,
  NumberField,
  SwitchField,
  TextField,
} from './SimpleFields.tsx';
import { emptyValue, fits, labelOf, membersOf, resolveSchema, shapeOf, withField } from './schemaOf.ts';

/** The fields of an object. Optional fields that are absent can be added. */
export function FieldList({
  schema,
  root,
  value,
  faults,
  onChange,
  hidden = [],
}: Omit<FieldProps, 'name' | 'isRequired'> & { hidden?: readonly string[] }) {
  const own = isFields(value) ? value : {};
  const shape = shapeOf(schema, root, value);
  const names = Object.keys(shape?.properties ?? {}).filter((name) => !hidden.includes(name));
  const order = Object.keys(shape?.properties ?? {});
  const isShown = (name: string) => name in own || shape?.required.includes(name);
  const set = (name: string, next: Value | undefined) => onChange(withField(own, name, next, order));
  const stray = faults.filter(({ path: [first] }) => !names.includes(String(first)));
  const choice = shape?.choice;
  return (
    <>
      <Messages id="" messages={stray.map(({ message }) => message)} />
      {choice && !hidden.includes(choice.field) && (
        <ChoiceField
          name={choice.field}
          schema={{ enum: choice.values }}
          root={root}
          value={own[choice.field]}
          isRequired
          faults={[]}
          onChange={(next) =>
            onChange({
              [choice.field]: next as Value,
              ...(emptyValue(schema, root) as object),
              ...{ [choice.field]: next as Value },
            })
          }
        />
      )}
      {names
        .filter((name) => isShown(name) && name !== choice?.field)
        .map((name) => (
          <Field
            key={name}
            name={name}
            schema={shape?.properties[name] ?? {}}
            root={root}
            value={own[name]}
            isRequired={shape?.required.includes(name) ?? false}
            faults={faultsBelow(faults, [name])}
            onChange={(next) => set(name, next)}
          />
        ))}
      {names.some((name) => !isShown(name)) && (
        <div className="field-more">
          {names
            .filter((name) => !isShown(name))
            .map((name) => (
              <button
                key={name}
                type="button"
                title={String(resolveSchema(shape?.properties[name] ?? {}, root)['description'] ?? '')}
                onClick={() => set(name, emptyValue(shape?.properties[name] ?? {}, root))}
              >
                + {labelOf(name)}
              </button>
            ))}
        </div>
      )}
    </>
  );
}

function GroupField(props: FieldProps) {
  return (
    <fieldset className="field-group">
      <legend>
        {labelOf(props.name)}
        {!props.isRequired && (
          <button type="button" className="quiet" onClick={() => props.onChange(undefined)}>
            Remove
          </button>
        )}
      </legend>
      {typeof props.schema['description'] === 'string' && (
        <p className="field-help">{props.schema['description']}</p>
      )}
      <FieldList {...props} />
    </fieldset>
  );
}

/** A map with arbitrary keys, such as facts. */
function MapField(props: FieldProps) {
  const own = isFields(props.value) ? props.value : {};
  const schema = props.schema['additionalProperties'] as Schema;
  return (
    <fieldset className="field-group">
      <legend>{labelOf(props.name)}</legend>
      {Object.entries(own).map(([name, value]) => (
        <Field
          key={name}
          {...props}
          name={name}
          schema={schema}
          value={value}
          isRequired={false}
          faults={faultsBelow(props.faults, [name])}
          onChange={(next) => props.onChange(withField(own, name, next, []))}
        />
      ))}
    </fieldset>
  );
}

/** A field of any kind, as its schema requires. */
export function Field(props: FieldProps) {
  const schema = resolveSchema(props.schema, props.root);
  const own = { ...props, schema };
  const members = membersOf(schema);
  if (members) {
    const member = members.find((one) => fits(one, props.root, props.value)) ?? members[0] ?? {};
    const { anyOf: _, oneOf: __, ...beside } = schema;
    return <Field {...props} schema={{ ...resolveSchema(member, props.root), ...beside }} />;
  }
  if ('const' in schema) return null;
  if (Array.isArray(schema['enum'])) return <ChoiceField {...own} />;
  const types = [schema['type']].flat();
  if (types.includes('string')) return <TextField {...own} />;
  if (types.includes('number') || types.includes('integer')) return <NumberField {...own} />;
  if (types.includes('boolean')) return <SwitchField {...own} />;
  if (types.includes('array') && !Array.isArray(schema['items'])) return <ListField {...own} />;
  if (shapeOf(schema, props.root, props.value)) return <GroupField {...own} />;
  if (typeof schema['additionalProperties'] === 'object') return <MapField {...own} />;
  return <TextAsWritten {...own} />;
}

/** A value for which there is no control. */
function TextAsWritten(props: FieldProps) {
  return (
    <Labelled {...props} control={(given) => <output {...given}>{JSON.stringify(props.value)}</output>} />
  );
}
