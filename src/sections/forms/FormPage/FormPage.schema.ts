import { z } from 'zod';
import { formId, ownThankYou } from '../../../content/formId.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { formCopy } from '../../../islands/LeadForm/LeadForm.schema.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { bandBase, line, link } from '../../sectionBase.ts';

/** Default form texts. The page's own texts override them field by field. */
const usualCopy = {
  optional: 'optional',
  choose: 'Choose one',
  busy: 'Sending …',
  summary: '%count% answers need another look',
  summaryOne: 'One answer needs another look',
  kept: 'Everything you typed is still here.',
  failed: 'That did not go through. Nothing you typed is lost; try again in a minute.',
  offline: 'You are offline; nothing is lost. Send it when the connection is back.',
  tooMany: 'Too many tries. Nothing you typed is lost; try again in a minute.',
  privacy: 'By sending this you accept our [privacy policy](/privacy-policy/).',
};

/** Texts of a form: the defaults, with any of the page’s own laid over them. */
export const ownFormCopy = z
  .strictObject({ ...formCopy.partial().shape })
  .default({})
  .transform((own) => formCopy.parse({ ...usualCopy, ...own }));

/** A form as an opening under its beam, beside the numbered steps of what happens next. */
export const formPageSchema = z.strictObject({
  type: z.literal('formPage'),
  ...bandBase,
  title: line(60).describe('the page’s h1'),
  intro: line(240),
  side: z.enum(['end', 'start']).default('end').describe('where the form stands on a wide window'),
  stepsTitle: standardText('formPage.stepsTitle', line(40)),
  steps: z
    .array(
      z.strictObject({
        when: line(30).describe('a time: “One working day”'),
        title: line(50),
        text: line(200).optional(),
      }),
    )
    .min(2)
    .max(5),
  scene: sceneSchema.optional().describe('a drawing that stands on the form’s ground line, below the steps'),
  alt: z.string().max(240).default(''),
  stepsPlace: z
    .enum(['beside', 'below'])
    .default('beside')
    .describe(
      'below: a short form; the picture of a recording stands beside it, the steps are under its ground',
    ),
  note: z
    .strictObject({ text: line(160), link })
    .optional()
    .describe('below the steps: the way for whoever does not want a form'),
  form: formId,
  thankYou: ownThankYou,
  formTitle: line(60),
  formDesc: line(200).optional(),
  copy: ownFormCopy,
});

export type FormPageProps = z.output<typeof formPageSchema>;
