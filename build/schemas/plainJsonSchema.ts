import { z } from 'zod';

/** A JSON Schema, or a part of one. */
export type JsonSchema = { [keyword: string]: unknown };

/** A placeholder such as {brand} or {fact.trialDays}. A text with one may be longer or shorter once filled in. */
const PLACEHOLDER = '\\{[a-zA-Z][a-zA-Z.-]*\\}';

const ABOUT_LENGTH_AND_FORM = ['minLength', 'maxLength', 'pattern', 'format'];

/** Formats of JSON Schema. Zod names some more, next to a pattern that says the same. */
const FORMATS = ['date', 'date-time', 'email', 'uri', 'uuid'];

/** Keeps rules about a text’s length and form from texts with placeholders, which only the loader can judge. */
function sparePlaceholders(schema: JsonSchema): void {
  const { type } = schema;
  // A number from the facts is written without quotes, {fact.trialDays}, which YAML reads as a map.
  if (type === 'number' || type === 'integer')
    Object.assign(schema, {
      type: [type, 'object'],
      maxProperties: 1,
      propertyNames: { pattern: '^fact\\.[a-zA-Z]+$' },
    });
  if (type !== 'string') return;
  if (!FORMATS.includes(String(schema['format']))) delete schema['format'];
  const rules = ABOUT_LENGTH_AND_FORM.filter((keyword) => keyword in schema);
  if (rules.length === 0) return;
  const then = Object.fromEntries(rules.map((keyword) => [keyword, schema[keyword]]));
  for (const keyword of rules) delete schema[keyword];
  Object.assign(schema, { if: { not: { pattern: PLACEHOLDER } }, then });
}

/**
 * Writes a union whose members are told apart by a field, such as the type of a section, as a condition for each member:
 * a mistake is then reported for the member that is meant, and not once for each of them.
 */
function chooseByField(schema: JsonSchema, { def }: z.ZodDiscriminatedUnion): void {
  const { oneOf, anyOf } = schema;
  const members = (oneOf ?? anyOf) as JsonSchema[];
  delete schema['oneOf'];
  delete schema['anyOf'];
  const field = def.discriminator;
  const values = def.options.map((option) => [...(option._zod.propValues?.[field] ?? [])]);
  const enumOf = (allowed: unknown[]) => ({ properties: { [field]: { enum: allowed } } });
  Object.assign(schema, {
    type: 'object',
    ...enumOf(values.flat()),
    required: [field],
    allOf: members.map((member, index) => ({
      if: { ...enumOf(values[index] ?? []), required: [field] },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so.
      then: member,
    })),
  });
}

/**
 * A Zod schema as JSON Schema (draft 7, which editors understand), for a content file as it is written: before
 * defaults, references and placeholders are filled in.
 *
 * @param idsOf returns the names that a reference may have, which editors offer
 */
export function plainJsonSchema(
  schema: z.ZodType,
  idsOf: (collection: string) => readonly string[] = () => [],
): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    reused: 'ref',
    override: ({ zodSchema, jsonSchema }) => {
      const own = jsonSchema as JsonSchema;
      if (zodSchema instanceof z.ZodDiscriminatedUnion) chooseByField(own, zodSchema);
      // A default of a text is what content/sections says today, which an editor does not need.
      delete own['default'];
      const { collection } = own;
      delete own['collection'];
      if (typeof collection === 'string') {
        own['examples'] = idsOf(collection);
        own['$comment'] = collection;
        own['description'] ??= `id of a record in ${collection}`;
      }
      sparePlaceholders(own);
    },
  }) as JsonSchema;
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same schema with no field required at any depth: for a file that holds only what differs from another one. */
export function partialJsonSchema(schema: JsonSchema): JsonSchema {
  const relax = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(relax);
    if (!isObject(value)) return value;
    const entries = Object.entries(value).filter(
      ([keyword, part]) => !(keyword === 'required' && Array.isArray(part)),
    );
    return Object.fromEntries(entries.map(([keyword, part]) => [keyword, relax(part)]));
  };
  return relax(schema) as JsonSchema;
}
