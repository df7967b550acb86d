import type { ReactNode } from 'react';
import { z } from 'zod';
import { filmReference } from '../../../content/entries/films/films.ts';
import { formId, ownThankYou } from '../../../content/entries/formId.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { formCopy } from '../../../islands/LeadForm/LeadForm.schema.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { fieldsOfLayout } from '../../fieldsOfLayout.ts';
import { bandBase, line, link, type SectionPlacement } from '../../sectionBase.ts';

/** The standard texts of a form, with the page’s overrides. */
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

const step = z.strictObject({
  when: line(30).describe('a time: “One working day”'),
  title: line(50).optional().describe('in every layout but test'),
  text: line(200).optional(),
  scene: sceneSchema.optional().describe('stair: the contents of the storey'),
});

const stair = z.strictObject({
  back: link.describe('link back to the site, because the page has no navigation bar'),
  street: sceneSchema.describe('the street above the first flight'),
  flight: sceneSchema.describe('one flight of the stair'),
  subjects: z
    .record(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/), line(200))
    .default({})
    .describe('prefilled messages, by the value of ?about= in a link'),
});

const test = z.strictObject({
  title: line(60),
  questions: z
    .array(z.strictObject({ question: line(90), answer: line(120).describe('the cost of a no') }))
    .min(2)
    .max(4),
  verdict: line(120).describe('the conclusion from the answers'),
});

const underBeam = {
  tone: 'optional',
  side: 'optional',
  scene: 'optional',
  note: 'optional',
  recording: 'optional',
  registered: 'optional',
  formDesc: 'optional',
} as const;

/** The only form of a page, with the steps after it is sent. */
export const formPageSchema = z
  .strictObject({
    type: z.literal('formPage'),
    ...bandBase,
    layout: z
      .enum(['beside', 'below', 'stair', 'test'])
      .default('beside')
      .describe(
        'beside: the form as an opening under its beam, beside the steps; below: a short form, with the picture of a recording beside it and the steps under its ground; stair: the steps as the storeys of a stair, on a page without the site’s header; test: a single argument at night, as a test that readers take on themselves',
      ),
    title: line(60).describe('the page’s h1'),
    intro: line(260),
    side: z
      .enum(['end', 'start'])
      .optional()
      .describe('position of the form in a wide window; end by default'),
    stepsTitle: standardText('formPage.stepsTitle', line(40)),
    steps: z.array(step).min(2).max(5),
    scene: sceneSchema.optional().describe('a drawing on the form’s ground line'),
    alt: z.string().max(240).default(''),
    note: z
      .strictObject({ text: line(160), link })
      .optional()
      .describe('below the steps: an alternative to the form'),
    recording: filmReference
      .optional()
      .describe(
        'the recording that the form opens: whoever has registered for it in this browser sees a link to it',
      ),
    registered: z
      .strictObject({ text: line(80), label: line(40) })
      .optional()
      .describe('that link'),
    stair: stair.optional(),
    test: test.optional(),
    form: formId,
    thankYou: ownThankYou,
    formTitle: line(60),
    formDesc: line(200).optional(),
    copy: ownFormCopy,
  })
  .superRefine(
    fieldsOfLayout({
      beside: underBeam,
      below: underBeam,
      stair: { stair: 'required', formDesc: 'required' },
      test: { scene: 'required', test: 'required' },
    }),
  )
  .refine(
    ({ layout, steps }) =>
      steps.every(
        ({ title, text, scene }) =>
          Boolean(title) !== (layout === 'test') &&
          Boolean(scene) === (layout === 'stair') &&
          (text || layout === 'beside' || layout === 'below'),
      ),
    'give every step a title; in the layout stair also a text and a scene, in the layout test also a text',
  );

/** The props of a layout: the section, its placement, and the form. */
export type FormLayoutProps = z.output<typeof formPageSchema> & SectionPlacement & { children?: ReactNode };
