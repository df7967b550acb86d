import type { z } from 'zod';
import { checkFields, type FindPlace } from '../../../shared/content/fieldFaults.ts';
import { ContentError } from './contentError.ts';

/**
 * Parses data with a schema. Throws ContentError with every fault, in terms a copywriter can act on.
 *
 * @param placeOf where each field comes from
 */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  placeOf: FindPlace,
): z.output<Schema> {
  const checked = checkFields(schema, data, placeOf);
  if (checked.faults !== undefined) throw new ContentError(checked.faults);
  return checked.data;
}
