import { useContext, useId, useState } from 'react';
import { type ComponentAttribute, DrawingPicker, SiteTextParts } from './DrawingPicker.tsx';
import { type Tag, writeTag } from './markdownActions.ts';
import { PictureChoice } from './PictureField.tsx';
import { labelOf } from './schemaOf.ts';

/** What attributes are for, where their names do not say it. */
const HELP: Readonly<Record<string, string>> = {
  alt: 'What it shows, for people who do not see it',
  number: 'Such as Fig. 2',
  parts:
    'Three to five labels, such as “seal: Shaft seal, two drops a minute; motor: Motor, 22 kW; volute: Volute”',
  example: 'The same with numbers filled in',
  photograph: 'A photograph or screenshot, in place of a drawing',
  building: 'A building, in place of a drawing',
};

/** Of these, a figure shows one: choosing it clears the others. */
const SHOWN = ['drawing', 'building', 'photograph'];

/** Components that contain text. */
const HOLDS_TEXT = ['Callout'];

function AttributeField({
  name,
  attribute: { isRequired, values },
  value,
  onChange,
}: {
  name: string;
  attribute: ComponentAttribute;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{labelOf(name)}</label>
      {HELP[name] && <p className="field-help">{HELP[name]}</p>}
      {values ? (
        <select
          id={id}
          required={isRequired ?? false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{isRequired ? 'Choose one' : 'none'}</option>
          {values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          required={isRequired ?? false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {(name === 'drawing' || name === 'building') && (
        <DrawingPicker kind={name} value={value} onChange={onChange} />
      )}
      {name === 'photograph' && <PictureChoice value={value} onChange={onChange} />}
    </div>
  );
}

/** Asks for what a component needs, and writes its tag. */
export function ComponentForm({
  name,
  tag,
  onWritten,
  onCancel,
}: {
  name: string;
  /** The component as it is, if it is there already. */
  tag?: Pick<Tag, 'values' | 'inner'>;
  onWritten: (tag: string) => void;
  onCancel: () => void;
}) {
  const { components } = useContext(SiteTextParts);
  const attributes = components[name] ?? {};
  const [values, setValues] = useState<Readonly<Record<string, string>>>(tag?.values ?? {});
  const [inner, setInner] = useState(tag?.inner ?? '');
  const set = (key: string, value: string) => {
    const others = SHOWN.includes(key) ? SHOWN.filter((one) => one !== key) : [];
    setValues({ ...values, ...Object.fromEntries(others.map((one) => [one, ''])), [key]: value });
  };
  const isShowing = !('drawing' in attributes) || SHOWN.some((one) => values[one]);
  const id = useId();
  return (
    <fieldset className="component-form">
      <legend>{name}</legend>
      {Object.entries(attributes).map(([key, attribute]) => (
        <AttributeField
          key={key}
          name={key}
          attribute={attribute}
          value={values[key] ?? ''}
          onChange={(value) => set(key, value)}
        />
      ))}
      {HOLDS_TEXT.includes(name) && (
        <div className="field">
          <label htmlFor={id}>Text</label>
          <textarea
            id={id}
            rows={4}
            value={inner}
            onChange={(event) => setInner(event.currentTarget.value)}
          />
        </div>
      )}
      <div className="entry-actions">
        <button
          type="button"
          className="primary"
          disabled={
            !isShowing ||
            (HOLDS_TEXT.includes(name) && inner.trim() === '') ||
            Object.entries(attributes).some(([key, { isRequired }]) => isRequired && !values[key])
          }
          onClick={() => {
            const names = new Set([...Object.keys(tag?.values ?? {}), ...Object.keys(attributes)]);
            const order = [...names].map((key) => [key, values[key] ?? '']);
            onWritten(writeTag(name, Object.fromEntries(order), inner.trim()));
          }}
        >
          {tag ? 'Change it' : 'Insert it'}
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </fieldset>
  );
}
