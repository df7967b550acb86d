import { z } from 'zod';
import { filmReference } from '../../../content/films/films.ts';
import { formId, ownThankYou } from '../../../content/formId.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { formCopy } from '../../../islands/LeadForm/LeadForm.schema.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { bandBase, line, link } from '../../sectionBase.ts';

/** Texts of a form: the standard ones, with any of the page’s own laid over them. */
export const ownFormCopy = z
  .strictObject({
    ...formCopy.shape,
    optional: standardText('leadForm.optional', formCopy.shape.optional),
    choose: standardText('leadForm.choose', formCopy.shape.choose),
    busy: standardText('leadForm.busy', formCopy.shape.busy),
    summary: standardText('leadForm.summary', formCopy.shape.summary),
    summaryOne: standardText('leadForm.summaryOne', formCopy.shape.summaryOne),
    kept: standardText('leadForm.kept', formCopy.shape.kept),
    failed: standardText('leadForm.failed', formCopy.shape.failed),
    offline: standardText('leadForm.offline', formCopy.shape.offline),
    tooMany: standardText('leadForm.tooMany', formCopy.shape.tooMany),
    privacy: standardText('leadForm.privacy', formCopy.shape.privacy),
  })
  .prefault({});

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
  recording: filmReference
    .optional()
    .describe(
      'the recording that the form opens: whoever has registered for it in this browser sees a link to it',
    ),
  registered: z
    .strictObject({ text: line(80), label: line(40) })
    .optional()
    .describe('that link'),
  form: formId,
  thankYou: ownThankYou,
  formTitle: line(60),
  formDesc: line(200).optional(),
  copy: ownFormCopy,
});

export type FormPageProps = z.output<typeof formPageSchema>;
