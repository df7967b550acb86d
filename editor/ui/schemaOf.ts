import { isFields, type Schema, type Value } from './editorTypes.ts';

const definitionsOf = (root: Schema) => (root['definitions'] ?? {}) as { [name: string]: Schema };

/** Resolves the references of a schema, keeping the keywords next to them. */
export function resolveSchema(schema: Schema, root: Schema): Schema {
  const { $ref, allOf } = schema as { $ref?: string; allOf?: Schema[] };
  if (typeof $ref === 'string') {
    const { $ref: _, ...own } = schema;
    const target = definitionsOf(root)[$ref.split('/').at(-1) ?? ''] ?? {};
    return { ...resolveSchema(target, root), ...own };
  }
  const [only] = allOf ?? [];
  if (only && allOf?.length === 1 && !('if' in only)) {
    const { allOf: _, ...own } = schema;
    return { ...resolveSchema(only, root), ...own };
  }
  return schema;
}

/** The fields of an object schema, including those of the union member that a value belongs to. */
export interface ObjectShape {
  properties: { readonly [name: string]: Schema };
  required: readonly string[];
  /** The discriminator of the union, and its values. */
  choice?: { field: string; values: string[] };
}

interface Condition {
  if?: { properties?: { [field: string]: { enum?: unknown[] } } };
  then?: Schema;
}

/** The shape of an object, or undefined for another kind of schema. */
export function shapeOf(schema: Schema, root: Schema, value: Value | undefined): ObjectShape | undefined {
  const conditions = ((schema['allOf'] ?? []) as Condition[]).filter((one) => one.if?.properties);
  if (conditions.length > 0) {
    const [field = ''] = Object.keys(conditions[0]?.if?.properties ?? {});
    const valuesOf = (one: Condition) => (one.if?.properties?.[field]?.enum ?? []).map(String);
    const given = isFields(value) ? String(value[field]) : '';
    const member = conditions.find((one) => valuesOf(one).includes(given));
    const shape = member?.then && shapeOf(resolveSchema(member.then, root), root, value);
    return {
      properties: shape?.properties ?? {},
      required: shape?.required ?? [],
      choice: { field, values: conditions.flatMap(valuesOf) },
    };
  }
  const properties = schema['properties'] as ObjectShape['properties'] | undefined;
  if (!properties) return undefined;
  const further = furtherFields(schema, properties, value);
  return { properties: { ...properties, ...further }, required: (schema['required'] ?? []) as string[] };
}

/** The fields of an object besides those that its schema names, where it allows others. */
function furtherFields(schema: Schema, named: object, value: Value | undefined): { [name: string]: Schema } {
  const { additionalProperties: allowed } = schema as { additionalProperties?: Schema | boolean };
  if (typeof allowed !== 'object' || !isFields(value)) return {};
  const names = Object.keys(value).filter((name) => !(name in named));
  return Object.fromEntries(names.map((name) => [name, allowed]));
}

const typesOf = (schema: Schema) => [schema['type']].flat().map(String);

/** Whether a mapping with free names may have this one. */
function isAllowedName(schema: Schema, root: Schema, name: string): boolean {
  const { pattern, then } = resolveSchema((schema['propertyNames'] ?? {}) as Schema, root) as {
    pattern?: string;
    then?: { pattern?: string };
  };
  return new RegExp(pattern ?? then?.pattern ?? '').test(name);
}

/** Whether a value could match a schema, judging by its type and field names. */
export function fits(schema: Schema, root: Schema, value: Value | undefined): boolean {
  const own = resolveSchema(schema, root);
  if ('const' in own) return own['const'] === value;
  if (Array.isArray(own['enum'])) return own['enum'].includes(value);
  const types = typesOf(own);
  if (value === null) return types.includes('null');
  if (typeof value === 'string') return types.includes('string');
  if (typeof value === 'number') return types.includes('number') || types.includes('integer');
  if (typeof value === 'boolean') return types.includes('boolean');
  if (Array.isArray(value)) return types.includes('array');
  if (!isFields(value)) return false;
  const shape = shapeOf(own, root, value);
  const names = Object.keys(value);
  if (!shape) return types.includes('object') && names.every((name) => isAllowedName(own, root, name));
  const { choice, required, properties } = shape;
  if (choice) return choice.values.includes(String(value[choice.field]));
  return required.every((name) => names.includes(name)) && names.every((name) => name in properties);
}

/** The members of a union without a discriminator. */
export function membersOf(schema: Schema): readonly Schema[] | undefined {
  const members = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  return members && members.length > 0 ? members : undefined;
}

/** The initial value of a new field or entry. */
export function emptyValue(schema: Schema, root: Schema): Value {
  const own = resolveSchema(schema, root);
  if ('const' in own) return own['const'] as Value;
  if (Array.isArray(own['enum'])) return own['enum'][0] as Value;
  const [member] = membersOf(own) ?? [];
  if (member) return emptyValue(member, root);
  const types = typesOf(own);
  if (types.includes('string')) return '';
  if (types.includes('number') || types.includes('integer')) return Number(own['minimum'] ?? 0);
  if (types.includes('boolean')) return false;
  if (types.includes('array')) {
    const least = Number(own['minItems'] ?? 0);
    const item = own['items'] as Schema | Schema[] | undefined;
    if (Array.isArray(item)) return item.map((one) => emptyValue(one, root));
    return item ? Array.from({ length: least }, () => emptyValue(item, root)) : [];
  }
  const choice = shapeOf(own, root, undefined)?.choice;
  const start = choice ? { [choice.field]: choice.values[0] ?? '' } : {};
  const shape = shapeOf(own, root, start);
  const fields = (shape?.required ?? []).map((name) => [
    name,
    emptyValue(shape?.properties[name] ?? {}, root),
  ]);
  return { ...Object.fromEntries(fields), ...start } as Value;
}

/** Maximum length of a text, wherever in the schema it is set. */
export function longest(schema: Schema): number | undefined {
  const { maxLength, then } = schema as { maxLength?: number; then?: { maxLength?: number } };
  return maxLength ?? then?.maxLength;
}

/** Sets a field of an object, keeping the order of its schema; undefined removes the field. */
export function withField(
  value: { readonly [name: string]: Value },
  name: string,
  next: Value | undefined,
  order: readonly string[],
): { [name: string]: Value } {
  if (next === undefined) {
    const { [name]: _, ...others } = value;
    return others;
  }
  if (name in value) return { ...value, [name]: next };
  const before = order.slice(0, order.indexOf(name));
  const entries = Object.entries(value);
  const place = entries.findLastIndex(([key]) => before.includes(key)) + 1;
  return Object.fromEntries(entries.toSpliced(place, 0, [name, next]));
}

/** Labels of fields whose names say little to people who do not write code. */
const LABELS: Readonly<Record<string, string>> = {
  desc: 'Description',
  href: 'Link',
  ogImg: 'Share picture',
  txt: 'Text',
};

/** Human-readable name of a field. */
export function labelOf(name: string): string {
  const own = LABELS[name];
  if (own !== undefined) return own;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
