import { z } from 'zod';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** Facts for the press on one page, as a letter to print or an e-mail to forward. */
export const pressDocumentSchema = z.strictObject({
  type: z.literal('pressDocument'),
  ...anchorBase,
  form: z.enum(['letter', 'mail']).default('letter'),
  kind: line(30).describe('at the top, such as “Fact sheet”'),
  note: line(30).describe('at the top, such as “November 2025”'),
  title: line(80),
  text: line(700),
  fields: z
    .array(z.strictObject({ label: line(16), value: line(120) }))
    .default([])
    .describe('header of the e-mail: From, Subject …'),
  facts: z.array(z.strictObject({ label: line(40), value: line(160) })).default([]),
  blocks: z.array(z.strictObject({ title: line(50), text: line(600) })).default([]),
  releases: z.strictObject({ title: line(40), count: z.number().int().positive() }).optional(),
  actions: z.array(link).default([]).describe('links beside the sheet'),
  print: line(30).optional().describe('label of the print button'),
  mail: z
    .strictObject({ label: line(30), subject: line(90) })
    .optional()
    .describe('a link that opens an e-mail with the sheet’s text'),
});

export type PressDocumentProps = z.output<typeof pressDocumentSchema>;
