import { z } from 'zod';
import { reference } from '../../../content/entries/records.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** The page after a form is sent: a confirmation, the next steps, and links for the meantime. */
export const thankYouSchema = z.strictObject({
  type: z.literal('thankYou'),
  ...anchorBase,
  title: line(80),
  intro: line(240),
  action: link
    .optional()
    .describe('what the visitor requested, such as the document, whose cover is then shown'),
  reader: z
    .strictObject({
      label: line(40).describe('what this person does, above the name: Who calls you'),
      person: reference('people').describe('id of a record in people'),
    })
    .optional()
    .describe('who answers, with portrait'),
  labels: z
    .strictObject({
      pages: standardText('documentForm.labels.pages', line(16)),
      sheet: standardText('documentForm.labels.sheet', line(16)),
      issued: standardText('documentForm.labels.issued', line(16)),
    })
    .prefault({})
    .describe('beside the numbers on the cover'),
  steps: z.array(z.strictObject({ when: line(40), title: line(60), text: line(180) })).min(1),
  scene: sceneSchema,
  links: z.array(link).max(4).default([]),
  linksTitle: line(60).optional(),
});

export type ThankYouProps = z.output<typeof thankYouSchema>;
