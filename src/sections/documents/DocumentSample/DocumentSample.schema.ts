import { z } from 'zod';
import { line, ownSystem, sectionBase } from '../../sectionBase.ts';

/** A look inside: two facing pages of a document, as printed. */
export const documentSampleSchema = z.strictObject({
  type: z.literal('documentSample'),
  ...sectionBase,
  title: line(60),
  intro: line(240).optional(),
  system: ownSystem('color of the remark'),
  left: z.strictObject({
    page: z.number().int().positive(),
    head: line(70).describe('the chapter, as above the page'),
    heading: line(70),
    formula: line(160),
    paragraphs: z.array(line(420)).min(1).max(3),
    note: z.strictObject({ title: line(60), text: line(420) }).optional(),
  }),
  right: z.strictObject({
    page: z.number().int().positive(),
    head: line(70),
    caption: line(120),
    columns: z.array(line(30)).min(2).max(5),
    rows: z
      .array(z.array(line(60)))
      .min(2)
      .max(10),
    after: line(420).optional(),
  }),
});

export type DocumentSampleProps = z.output<typeof documentSampleSchema>;
