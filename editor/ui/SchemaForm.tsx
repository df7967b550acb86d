import { type ReactNode, useId } from 'react';
import { isFields, type Schema, type Value } from './editorTypes.ts';
import { type FieldFault, faultsBelow } from './fieldFaults.ts';
import { ListField } from './ListField.tsx';
import {
  emptyValue,
  fits,
  labelOf,
  longest,
  membersOf,
  resolveSchema,
  shapeOf,
  withField,
} from './schemaOf.ts';

/** What a field of any kind is given. */
export interface FieldProps {
  name: string;
  schema: Schema;
  /** The schema of the whole file, which references lead into. */
  root: Schema;
  value: Value | undefined;
  isRequired: boolean;
  /** Faults of the field and of what is in it. */
  faults: readonly FieldFault[];
  onChange: (value: Value | undefined) => void;
}

/** Length from which a text gets several lines. */
const LONG_TEXT = 70;

const messagesOf = (faults: readonly FieldFault[]) =>
  faults.filter(({ path }) => path.length === 0).map(({ message }) => message);

function Messages({ id, messages }: { id: string; messages: readonly string[] }) {
  return (
    <div id={id} className="field-faults" role="status">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}

interface ControlProps {
  id: string;
  'aria-describedby': string;
  'aria-invalid'?: true;
}

/** A label, its help, the control and what is wrong with it. */
function Labelled(props: FieldProps & { count?: string; control: (given: ControlProps) => ReactNode }) {
  const { name, schema, isRequired, faults, value, onChange, count, control } = props;
  const id = useId();
  const messages = messagesOf(faults);
  const help = schema['description'];
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{labelOf(name)}</label>
        {count && <span className="field-count">{count}</span>}
        {!isRequired && value !== undefined && (
          <button type="button" className="quiet" onClick={() => onChange(undefined)}>
            Remove
          </button>
        )}
      </div>
      {typeof help === 'string' && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {control({
        id,
        'aria-describedby': `${id}-help ${id}-faults`,
        ...(messages.length > 0 ? { 'aria-invalid': true as const } : {}),
      })}
      <Messages id={`${id}-faults`} messages={messages} />
    </div>
  );
}

function TextField(props: FieldProps) {
  const { schema, value, onChange } = props;
  const text = typeof value === 'string' ? value : value === undefined || value === null ? '' : String(value);
  const most = longest(schema);
  const choices = (schema['examples'] ?? []) as string[];
  const listId = useId();
  const change = (next: string) => onChange(next);
  const count = most === undefined ? undefined : `${text.length} of ${most}`;
  const isLong = choices.length === 0 && (text.length > LONG_TEXT || (most ?? 0) > LONG_TEXT);
  return (
    <Labelled
      {...props}
      {...(count === undefined ? {} : { count })}
      control={(given) =>
        isLong ? (
          <textarea
            {...given}
            rows={Math.min(12, Math.max(2, Math.ceil(text.length / 42)))}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
          />
        ) : (
          <>
            <input
              {...given}
              type={schema['format'] === 'date' ? 'date' : 'text'}
              list={choices.length > 0 ? listId : undefined}
              value={text}
              onChange={(event) => change(event.currentTarget.value)}
            />
            {choices.length > 0 && (
              <datalist id={listId}>
                {choices.map((choice) => (
                  <option key={choice} value={choice} />
                ))}
              </datalist>
            )}
          </>
        )
      }
    />
  );
}

/** A number, or a text such as {fact.trialDays} that becomes one. */
const numberOf = (text: string): Value => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text);

function NumberField(props: FieldProps) {
  return (
    <Labelled
      {...props}
      control={(given) => (
        <input
          {...given}
          inputMode="decimal"
          value={props.value === undefined ? '' : String(props.value)}
          onChange={(event) => props.onChange(numberOf(event.currentTarget.value))}
        />
      )}
    />
  );
}

function ChoiceField(props: FieldProps) {
  const choices = props.schema['enum'] as Value[];
  return (
    <Labelled
      {...props}
      control={(given) => (
        <select
          {...given}
          value={choices.indexOf(props.value as Value)}
          onChange={(event) => props.onChange(choices[Number(event.currentTarget.value)])}
        >
          {!choices.includes(props.value as Value) && <option value={-1}>{String(props.value ?? '')}</option>}
          {choices.map((choice, index) => (
            <option key={String(choice)} value={index}>
              {String(choice)}
            </option>
          ))}
        </select>
      )}
    />
  );
}

function SwitchField(props: FieldProps) {
  return (
    <Labelled
      {...props}
      control={(given) => (
        <input
          {...given}
          type="checkbox"
          checked={props.value === true}
          onChange={(event) => props.onChange(event.currentTarget.checked)}
        />
      )}
    />
  );
}

/** The fields of an object, one below the other; those that are optional and absent can be added. */
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

/** A map whose names are free, such as facts. */
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

/** A field of any kind, by its schema. */
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

/** A value of a kind that has no control of its own. */
function TextAsWritten(props: FieldProps) {
  return (
    <Labelled {...props} control={(given) => <output {...given}>{JSON.stringify(props.value)}</output>} />
  );
}
