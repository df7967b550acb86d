import { z } from 'zod';

/** Unwraps optional, defaulted, lazy and transformed schemas. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return bare(schema.def.innerType);
  if (schema instanceof z.ZodLazy) return bare(schema.def.getter());
  return schema instanceof z.ZodPipe ? bare(schema.def.in) : schema;
}

const valueAt = (data: unknown, key: PropertyKey): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;

/** The member of a union that the data selects by its type, kind or scene. */
function chosen(schema: z.core.$ZodType, data: unknown): z.core.$ZodType {
  const found = bare(schema);
  if (!(found instanceof z.ZodDiscriminatedUnion)) return found;
  const { discriminator, options } = found.def;
  const option = options.map(bare).find((one) => {
    const field = one instanceof z.ZodObject ? one.shape[discriminator] : undefined;
    return field?.safeParse(valueAt(data, discriminator)).success;
  });
  return option ?? found;
}

/** Names of the fields a schema has at a path in the data: the candidates for a misspelled field. */
export function fieldsAt(schema: z.core.$ZodType, data: unknown, path: readonly PropertyKey[]): string[] {
  let at = chosen(schema, data);
  let value = data;
  for (const key of path) {
    value = valueAt(value, key);
    const inner =
      at instanceof z.ZodObject
        ? at.shape[String(key)]
        : at instanceof z.ZodArray
          ? at.element
          : at instanceof z.ZodRecord
            ? at.valueType
            : undefined;
    if (inner === undefined) return [];
    at = chosen(inner as z.core.$ZodType, value);
  }
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}
