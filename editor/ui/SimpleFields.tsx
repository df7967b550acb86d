import { type ComponentType, type ReactNode, useId } from 'react';
import { formatOf, placeholderOf } from './controlOf.ts';
import type { Schema, Value } from './editorTypes.ts';
import type { FieldFault } from './fieldFaults.ts';
import { LinkChoices } from './LinkChoices.tsx';
import { offeredPart } from './SiteLists.ts';
import { labelOf, longest } from './schemaOf.ts';

/** Props of every kind of field. */
export interface FieldProps {
  name: string;
  schema: Schema;
  /** The schema of the whole file, in which references are resolved. */
  root: Schema;
  value: Value | undefined;
  isRequired: boolean;
  /** Faults of the field and of its descendants. */
  faults: readonly FieldFault[];
  onChange: (value: Value | undefined) => void;
}

/** Props of a field that contains others: it is given the component for them, which in turn renders it. */
export interface ContainerProps extends FieldProps {
  Field: ComponentType<FieldProps>;
}

/** A text that is longer than this, or may be, gets a text area. */
const LONG_TEXT = 70;

const messagesOf = (faults: readonly FieldFault[]) =>
  faults.filter(({ path }) => path.length === 0).map(({ message }) => message);

export function Messages({ id, messages }: { id: string; messages: readonly string[] }) {
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
  /** What is written decides where it begins, as a region may read Arabic. */
  dir: 'auto';
  'aria-describedby': string;
  'aria-invalid'?: true;
}

/** A label with its help text, control and error message. */
export function Labeled(props: FieldProps & { count?: string; control: (given: ControlProps) => ReactNode }) {
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
        dir: 'auto',
        'aria-describedby': `${id}-help ${id}-faults`,
        ...(messages.length > 0 ? { 'aria-invalid': true as const } : {}),
      })}
      <Messages id={`${id}-faults`} messages={messages} />
    </div>
  );
}

const isColor = (schema: Schema): boolean =>
  String(schema['pattern'] ?? (schema['then'] as Schema | undefined)?.['pattern']).startsWith(
    '^#[0-9a-f]{6}',
  );

/** Chooses a color by eye; two digits for its opacity stay as they are. */
function ColorChoice({
  name,
  text,
  onChange,
}: {
  name: string;
  text: string;
  onChange: (text: string) => void;
}) {
  return (
    <input
      type="color"
      aria-label={`${labelOf(name)}: choose by eye`}
      value={/^#[0-9a-f]{6}/.test(text) ? text.slice(0, 7) : '#000000'}
      onChange={(event) => onChange(event.currentTarget.value + text.slice(7))}
    />
  );
}

/** What a field of one line shows. */
const textOf = (value: Value | undefined): string =>
  placeholderOf(value) ?? (value === undefined || value === null ? '' : String(value));

export function TextField(props: FieldProps) {
  const { schema, value, onChange } = props;
  const text = textOf(value);
  const most = longest(schema);
  const offered = offeredPart(props.name);
  const records = (schema['examples'] ?? []) as string[];
  const hasChoices = offered !== undefined || records.length > 0;
  const listId = useId();
  const change = (next: string) => onChange(next);
  const count = most === undefined ? undefined : `${text.length} of ${most}`;
  const isLong = !hasChoices && (text.length > LONG_TEXT || (most ?? 0) > LONG_TEXT);
  return (
    <Labeled
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
              type={formatOf(schema) === 'date' && /^(?:\d{4}-\d\d-\d\d)?$/.test(text) ? 'date' : 'text'}
              list={hasChoices ? listId : undefined}
              value={text}
              onChange={(event) => change(event.currentTarget.value)}
            />
            {isColor(schema) && <ColorChoice name={props.name} text={text} onChange={change} />}
            {offered ? (
              <LinkChoices id={listId} part={offered} value={text} />
            ) : (
              records.length > 0 && (
                <datalist id={listId}>
                  {records.map((record) => (
                    <option key={record} value={record} />
                  ))}
                </datalist>
              )
            )}
          </>
        )
      }
    />
  );
}

/** A number, or a placeholder for one, such as {fact.trialDays}. */
const numberOf = (text: string): Value => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text);

export function NumberField(props: FieldProps) {
  return (
    <Labeled
      {...props}
      control={(given) => (
        <input
          {...given}
          inputMode="decimal"
          value={textOf(props.value)}
          onChange={(event) => props.onChange(numberOf(event.currentTarget.value))}
        />
      )}
    />
  );
}

export function ChoiceField(props: FieldProps) {
  const choices = props.schema['enum'] as Value[];
  return (
    <Labeled
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

export function SwitchField(props: FieldProps) {
  return (
    <Labeled
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
