import { z } from 'zod';
import { formId, ownThankYou } from '../../../content/formId.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';
import { ownFormCopy } from '../FormPage/FormPage.schema.ts';

/** A form beside what happens next: numbered steps as the storeys of a stair. */
export const demoRequestSchema = z.strictObject({
  type: z.literal('demoRequest'),
  ...anchorBase,
  title: line(60),
  intro: line(200),
  street: sceneSchema.describe('what stands on the ground above the first flight'),
  flight: sceneSchema.describe('one flight of the stair'),
  back: link.describe('the way back to the site, as the page has no navigation bar'),
  steps: z
    .array(z.strictObject({ when: line(30), title: line(40), text: line(160), scene: sceneSchema }))
    .min(2)
    .max(5),
  form: formId,
  thankYou: ownThankYou,
  formTitle: line(60),
  formDesc: line(160),
  subjects: z
    .record(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/), line(200))
    .default({})
    .describe('beginnings of the message, by the word that a link puts after ?about='),
  copy: ownFormCopy,
});

export type DemoRequestProps = z.output<typeof demoRequestSchema>;
