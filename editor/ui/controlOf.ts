import { isFields, type Schema, type Value } from './editorTypes.ts';
import { fits, membersOf, resolveSchema, shapeOf } from './schemaOf.ts';

/** What a value is edited with; `written` shows it as in the file, and `nothing` cannot be changed. */
export type ControlKind =
  | 'choice'
  | 'group'
  | 'html'
  | 'list'
  | 'map'
  | 'moment'
  | 'nothing'
  | 'number'
  | 'picture'
  | 'record'
  | 'switch'
  | 'text'
  | 'tuple'
  | 'written';

export interface Control {
  kind: ControlKind;
  /** The schema of the control: for a union, the member that fits the value. */
  schema: Schema;
  /** The members of a union that a person can choose from. */
  members?: readonly Schema[];
}

/** The braces of an unquoted placeholder: YAML reads `{fact.seats}` as a mapping with one empty value. */
export function placeholderOf(value: Value | undefined): string | undefined {
  if (!isFields(value)) return undefined;
  const [first, ...others] = Object.entries(value);
  return first && others.length === 0 && first[1] === null ? `{${first[0]}}` : undefined;
}

/** The control for a value, by its schema. */
export function controlOf(given: Schema, root: Schema, value: Value | undefined): Control {
  const schema = resolveSchema(given, root);
  const members = membersOf(schema);
  if (members) {
    const member = members.find((one) => fits(one, root, value)) ?? members[0] ?? {};
    const { anyOf: _, oneOf: __, ...beside } = schema;
    const chosen = controlOf({ ...resolveSchema(member, root), ...beside }, root, value);
    return { ...chosen, members: chosen.members ?? members };
  }
  return { kind: kindOf(schema, root, value), schema };
}

/** The schema of an entry of a list. */
export function itemSchema(schema: Schema, index: number): Schema {
  const items = (schema['items'] ?? {}) as Schema | readonly Schema[];
  return Array.isArray(items) ? (items[index] ?? {}) : (items as Schema);
}

/** The form that texts are asked to have, such as date-time. */
export const formatOf = (schema: Schema): unknown =>
  schema['format'] ?? (schema['then'] as Schema | undefined)?.['format'];

/** Where the texts of a field come from: content/media for a picture. */
export const collectionOf = (schema: Schema): unknown => schema['$comment'];

function textKind(schema: Schema): ControlKind {
  if (collectionOf(schema) === 'content/media') return 'picture';
  if (collectionOf(schema) !== undefined) return 'record';
  if (schema['contentMediaType'] === 'text/html') return 'html';
  return formatOf(schema) === 'date-time' ? 'moment' : 'text';
}

function kindOf(schema: Schema, root: Schema, value: Value | undefined): ControlKind {
  if ('const' in schema) return 'nothing';
  if (Array.isArray(schema['enum'])) return 'choice';
  const types = [schema['type']].flat();
  if (schema['type'] === 'null') return 'nothing';
  if (types.includes('string')) return textKind(schema);
  if (types.includes('number') || types.includes('integer')) return 'number';
  if (types.includes('boolean')) return 'switch';
  if (types.includes('array')) return Array.isArray(schema['items']) ? 'tuple' : 'list';
  // Also where some keys are named, as the default locale is among those of the hosts.
  if (typeof schema['additionalProperties'] === 'object') return 'map';
  return shapeOf(schema, root, value) ? 'group' : 'written';
}

/** Whether a control of a kind shows this value, so that editing cannot replace it by something else. */
export function shows(kind: ControlKind, value: Value | undefined): boolean {
  if (value === undefined || value === null || kind === 'written' || kind === 'nothing') return true;
  if (kind === 'list' || kind === 'tuple') return Array.isArray(value);
  if (kind === 'group' || kind === 'map') return isFields(value);
  return typeof value !== 'object' || placeholderOf(value) !== undefined;
}
