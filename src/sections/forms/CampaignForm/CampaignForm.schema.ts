import { z } from 'zod';
import { formId, ownThankYou } from '../../../content/formId.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, line } from '../../sectionBase.ts';
import { formPageSchema } from '../FormPage/FormPage.schema.ts';

/** A campaign in one section: a single argument, put as a test that readers can apply to themselves, and one form. */
export const campaignFormSchema = z.strictObject({
  type: z.literal('campaignForm'),
  ...anchorBase,
  title: line(60),
  intro: line(260),
  testTitle: line(60),
  tests: z
    .array(z.strictObject({ question: line(90), answer: line(120).describe('what a no costs') }))
    .min(2)
    .max(4),
  verdict: line(120).describe('what to make of the answers'),
  formTitle: line(60),
  form: formId,
  thankYou: ownThankYou,
  copy: formPageSchema.shape.copy,
  scene: sceneSchema.describe('stands on the floor line'),
  alt: z.string().max(240).default(''),
  steps: z
    .array(z.strictObject({ when: line(20), what: line(90) }))
    .min(2)
    .max(4)
    .describe('below the floor line'),
});

export type CampaignFormProps = z.output<typeof campaignFormSchema>;
