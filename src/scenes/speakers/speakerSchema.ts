import { z } from 'zod';

/** A speaker's drawing: the clothes, and the object beside them. */
export const speakerSchema = z.strictObject({
  look: z.enum(['short', 'bun', 'long', 'skirt', 'coat', 'hijab', 'kandura', 'elder', 'technician']),
  beside: z
    .enum(['screen', 'lectern', 'case', 'pump', 'board', 'switchgear', 'desk', 'tank'])
    .describe('what they talk about'),
});

export type SpeakerSpec = z.output<typeof speakerSchema>;
