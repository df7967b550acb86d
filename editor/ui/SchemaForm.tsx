import { controlOf } from './controlOf.ts';
import { DrawingPicker, type DrawnKind } from './DrawingPicker.tsx';
import { isFields, type Value } from './editorTypes.ts';
import { faultsBelow } from './fieldFaults.ts';
import { HtmlField } from './HtmlField.tsx';
import { ListField } from './ListField.tsx';
import { MapField } from './MapField.tsx';
import { MarkFromFile } from './MarkFromFile.tsx';
import { MomentField } from './MomentField.tsx';
import { partsOfMoment } from './moment.ts';
import { PictureField } from './PictureField.tsx';
import { RecordField } from './RecordField.tsx';
import {
  ChoiceField,
  type FieldProps,
  Labeled,
  Messages,
  NumberField,
  SwitchField,
  TextField,
} from './SimpleFields.tsx';
import { emptyValue, labelOf, resolveSchema, shapeOf, withField } from './schemaOf.ts';
import { TupleField, UnionChoice } from './UnionChoice.tsx';

/** What is drawn by the field of a scene: its name of a drawing, or its kind of building. */
function drawnBy(scene: Value | undefined, name: string): DrawnKind | undefined {
  if (scene === 'drawing' && name === 'name') return 'drawing';
  return scene === 'building' && name === 'kind' ? 'building' : undefined;
}

/** A field of a scene that names what is drawn, with a picture of each choice. */
function DrawnField({ kind, ...props }: FieldProps & { kind: DrawnKind }) {
  return (
    <div className="field-picture">
      <Field {...props} />
      <DrawingPicker kind={kind} value={String(props.value ?? '')} onChange={props.onChange} />
    </div>
  );
}

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
        .map((name) => {
          const drawn = drawnBy(own['scene'], name);
          const given = {
            name,
            schema: shape?.properties[name] ?? {},
            root,
            value: own[name],
            isRequired: shape?.required.includes(name) ?? false,
            faults: faultsBelow(faults, [name]),
            onChange: (next: Value | undefined) => set(name, next),
          };
          return drawn ? <DrawnField key={name} kind={drawn} {...given} /> : <Field key={name} {...given} />;
        })}
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

/** Whether a field is the outline of a mark, which drawing programs save as SVG. */
const isMark = ({ schema, root, value }: FieldProps) =>
  Object.keys(shapeOf(schema, root, value)?.properties ?? {}).join() === 'box,path';

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
      {isMark(props) && <MarkFromFile onTaken={({ box, path }) => props.onChange({ box, path })} />}
      <FieldList {...props} />
    </fieldset>
  );
}

/** A field of any kind, as its schema requires. */
export function Field(props: FieldProps) {
  const { kind, schema, members } = controlOf(props.schema, props.root, props.value);
  const own = { ...props, schema };
  const control = controlFor(kind, own);
  return members ? (
    <UnionChoice {...own} members={members}>
      {control}
    </UnionChoice>
  ) : (
    control
  );
}

function controlFor(kind: ReturnType<typeof controlOf>['kind'], own: FieldProps) {
  switch (kind) {
    case 'nothing':
      return null;
    case 'choice':
      return <ChoiceField {...own} />;
    case 'text':
      return <TextField {...own} />;
    case 'moment':
      // A text such as a placeholder is edited as it is written.
      return typeof own.value === 'string' && own.value !== '' && !partsOfMoment(own.value) ? (
        <TextField {...own} />
      ) : (
        <MomentField {...own} />
      );
    case 'picture':
      return <PictureField {...own} />;
    case 'record':
      return <RecordField {...own} />;
    case 'html':
      return <HtmlField {...own} />;
    case 'number':
      return <NumberField {...own} />;
    case 'switch':
      return <SwitchField {...own} />;
    case 'list':
      return <ListField {...own} Field={Field} />;
    case 'tuple':
      return <TupleField {...own} Field={Field} />;
    case 'group':
      return <GroupField {...own} />;
    case 'map':
      return <MapField {...own} Field={Field} />;
    case 'written':
      return <TextAsWritten {...own} />;
  }
}

/** A value for which there is no control. */
function TextAsWritten(props: FieldProps) {
  return (
    <Labeled {...props} control={(given) => <output {...given}>{JSON.stringify(props.value)}</output>} />
  );
}
