import { z } from 'zod';
import { bandBase, line } from '../../sectionBase.ts';

/** One sentence with nothing beside it: a pause after a picture that says much. */
export const statementSchema = z.strictObject({
  type: z.literal('statement'),
  ...bandBase,
  text: line(120).describe('one sentence, with a full stop'),
});

export type StatementProps = z.output<typeof statementSchema>;
