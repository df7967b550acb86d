import { z } from 'zod';
import { photographFields } from '../../media/mediaFiles.ts';
import { systemSchema } from '../systemSchema.ts';

/** The features of a person's drawn portrait, or their photograph. */
export const portraitSchema = z.strictObject({
  photograph: photographFields.file
    .optional()
    .describe('a picture in content/media, shown in place of a drawing'),
  focus: photographFields.focus.describe(
    'the point of the photograph between the eyes, if not that of its note',
  ),
  hair: z.enum(['short', 'crop', 'bob', 'bun', 'afro', 'long', 'bald', 'turban', 'hijab']).default('short'),
  top: z.enum(['coat', 'shirt', 'hivis', 'crew']).default('coat'),
  glasses: z.boolean().default(false),
  beard: z.boolean().default(false),
  helmet: z.boolean().default(false),
  lanyard: z.boolean().default(false),
  tool: z
    .enum(['tablet', 'wrench', 'gauge', 'clipboard', 'phone'])
    .optional()
    .describe('what the person holds'),
  lean: z
    .number()
    .min(-8)
    .max(8)
    .default(0)
    .describe('pixels the head is shifted to one side; below zero it is also turned that way'),
  breadth: z.number().min(0.9).max(1.1).default(1).describe('relative width of the head'),
  wash: systemSchema.default('cmms').describe('the product whose wash is the background'),
});

export type PortraitSpec = z.output<typeof portraitSchema>;
