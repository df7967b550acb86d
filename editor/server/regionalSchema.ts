import { type JsonSchema, partialJsonSchema } from '../../build/schemas/plainJsonSchema.ts';

/** A section of the default page. */
interface NamedSection {
  type: string;
  id?: string | undefined;
}

/** A member of a union whose members are told apart by a field. */
interface Member {
  if: { properties: Record<string, { enum: unknown[] }> };
  then: JsonSchema;
}

/** Makes schemas of what a region changes of a page. */
class Variant {
  readonly #schema: JsonSchema;

  constructor(schema: JsonSchema) {
    this.#schema = schema;
  }

  #resolve(schema: JsonSchema): JsonSchema {
    const { $ref } = schema as { $ref?: string };
    if ($ref === undefined) return schema;
    const definitions = (this.#schema['definitions'] ?? {}) as Record<string, JsonSchema>;
    return this.#resolve(definitions[$ref.split('/').at(-1) ?? ''] ?? {});
  }

  /** The member of a union that a value of the default page is of, since a variant need not say it again. */
  memberFor(schema: JsonSchema, value: unknown): JsonSchema | undefined {
    const members = (this.#resolve(schema)['allOf'] ?? []) as Partial<Member>[];
    return members.find((one) =>
      Object.entries(one.if?.properties ?? {}).some(([field, allowed]) =>
        allowed.enum.includes((value as Record<string, unknown> | undefined)?.[field]),
      ),
    )?.then;
  }

  /** The fields of a section, with nested sections of the same kinds as on the default page. */
  section(member: JsonSchema, base: NamedSection): JsonSchema {
    const own = this.#resolve(member);
    const fields = Object.entries((own['properties'] ?? {}) as Record<string, JsonSchema>);
    const known = fields.map(([name, field]) => [
      name,
      this.memberFor(field, (base as unknown as Record<string, unknown>)[name]) ?? field,
    ]);
    return { ...own, properties: Object.fromEntries(known) };
  }
}

const THEN = 'then';

/**
 * The schema of a regional page that changes sections of a page: each is named by its id, and has the fields of its kind,
 * none of which is required.
 *
 * @param pageSchema the schema of pages of the default language
 * @param sections those of the page in the default language
 */
export function regionalSchema(pageSchema: JsonSchema, sections: readonly NamedSection[]): JsonSchema {
  const schema = partialJsonSchema(pageSchema);
  const variant = new Variant(schema);
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const item = (properties['sections']?.['items'] ?? {}) as JsonSchema;
  const named = sections.flatMap((section) => {
    const member = variant.memberFor(item, section);
    return section.id && member ? [{ id: section.id, schema: variant.section(member, section) }] : [];
  });
  const items = {
    type: 'object',
    properties: { id: { enum: named.map(({ id }) => id) } },
    allOf: named.map((one) => ({ if: { properties: { id: { enum: [one.id] } } }, [THEN]: one.schema })),
  };
  const description = 'sections that differ, each named by its id on the default page';
  return { ...schema, properties: { ...properties, sections: { type: 'array', description, items } } };
}
