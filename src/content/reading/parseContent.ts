import type { z } from 'zod';
import type { FindPlace } from '../../../shared/content/fieldFaults.ts';
import { parseFields } from '../files/parseFields.ts';
import { lineOfField } from './fieldPlace.ts';

/**
 * Parses a content file's data with a schema. Throws ContentError with every fault, in terms a copywriter can act on.
 *
 * @param origin the file; or, for data merged from several files, where each field comes from
 */
export function parseContent<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  origin: string | FindPlace,
): z.output<Schema> {
  const placeOf: FindPlace =
    typeof origin === 'string' ? (path) => ({ file: origin, line: lineOfField(origin, path) }) : origin;
  return parseFields(schema, data, placeOf);
}
