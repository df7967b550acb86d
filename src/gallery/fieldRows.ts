import { z } from 'zod';

/** A row in the table of a section's fields. */
export interface FieldRow {
  /** Path from the section: “labels.author”, “rows[].time”. */
  name: string;
  /** What a content file can put there: “text, at most 60 characters”. */
  takes: string;
  isRequired: boolean;
  /** The default when the field is omitted, as YAML would write it. */
  otherwise?: string;
  /** The field's description in the schema. */
  about?: string;
  /** The variant that the field belongs to, where fields depend on a choice: “kind: heatmap”. */
  only?: string;
}

type JsonSchema = z.core.JSONSchema.JSONSchema & { collection?: string };

/** Longer lists of choices are in the schema and in error messages, but not in the table. */
const LONGEST_CHOICE = 24;

const optionsOf = ({ oneOf, anyOf }: JsonSchema) => (oneOf ?? anyOf ?? []) as JsonSchema[];

/** A drawing's fields are the same everywhere, so they are not repeated for each section. */
const isDrawing = (schema: JsonSchema) =>
  optionsOf(schema).some(
    ({ properties }) => (properties?.['scene'] as JsonSchema | undefined)?.const !== undefined,
  );

function range(low: number | undefined, high: number | undefined): string {
  if (low !== undefined && low === high) return String(low);
  if (low !== undefined && high !== undefined) return `${low} to ${high}`;
  if (high !== undefined) return `at most ${high}`;
  return low === undefined ? '' : `at least ${low}`;
}

function numberRange({ minimum, maximum }: JsonSchema): string {
  const bound = (value: number | undefined) =>
    value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
  const within = range(bound(minimum), bound(maximum));
  return within && `, ${within}`;
}

function takes(schema: JsonSchema): string {
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum)
    return schema.enum.length > LONGEST_CHOICE
      ? `one of ${schema.enum.length} names`
      : schema.enum.map(String).join(', ');
  if (schema.collection) return `id of a record in ${schema.collection}`;
  if (isDrawing(schema)) return 'a drawing: { scene: … }';
  const options = optionsOf(schema);
  if (options.length > 0) return [...new Set(options.map(takes))].join(' or ');
  if (schema.type === 'array') {
    const count = range(schema.minItems, schema.maxItems);
    return `list${count && ` of ${count}`}: ${takes(schema.items as JsonSchema)}`;
  }
  if (schema.type === 'string')
    return schema.maxLength === undefined ? 'text' : `text, at most ${schema.maxLength} characters`;
  if (schema.type === 'number') return `number${numberRange(schema)}`;
  if (schema.type === 'integer') return `whole number${numberRange(schema)}`;
  if (schema.type === 'boolean') return 'true, false';
  return schema.type === 'object' ? 'fields' : 'any value';
}

/** “kind: heatmap”, for a variant identified by a constant. */
function variantOf({ properties = {} }: JsonSchema): string | undefined {
  const entry = Object.entries(properties).find(([, value]) => (value as JsonSchema).const !== undefined);
  return entry && `${entry[0]}: ${String((entry[1] as JsonSchema).const)}`;
}

function rowsBelow(schema: JsonSchema, path: string, only?: string): FieldRow[] {
  if (isDrawing(schema)) return [];
  if (schema.type === 'array') return rowsBelow(schema.items as JsonSchema, `${path}[]`, only);
  const options = optionsOf(schema);
  if (options.length > 0)
    return options.flatMap((option) => rowsBelow(option, path, variantOf(option) ?? only));
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const field = value as JsonSchema;
    const name = path ? `${path}.${key}` : key;
    const isEmpty = field.default !== undefined && JSON.stringify(field.default) === '{}';
    const row: FieldRow = {
      name,
      takes: takes(field),
      isRequired: (schema.required ?? []).includes(key),
      ...(field.default === undefined || isEmpty ? {} : { otherwise: JSON.stringify(field.default) }),
      ...(field.description ? { about: field.description } : {}),
      ...(only ? { only } : {}),
    };
    return [row, ...rowsBelow(field, name, only)];
  });
}

/** The fields that a content file can set on a section, including nested ones, in schema order. */
export function fieldRows(schema: z.ZodType): FieldRow[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return rowsBelow(json as JsonSchema, '');
}
