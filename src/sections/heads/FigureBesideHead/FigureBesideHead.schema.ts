import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';
import { assetTagSchema } from './figures/AssetTag.schema.ts';
import { nightLogSchema } from './figures/NightLog.schema.ts';
import { questionsSchema } from './figures/Questions.schema.ts';
import { workOrderSchema } from './figures/WorkOrder.schema.ts';

/** Head of a page: text beside a figure. `kind` selects the figure, and with it the fields. */
export const figureBesideHeadSchema = z
  .strictObject({
    type: z.literal('figureBesideHead'),
    ...anchorBase,
    tag: line(40).optional().describe('label over the title'),
    title: line(64).describe('the page’s h1'),
    intro: line(260),
    action: link.describe('the button'),
    second: link.optional().describe('a secondary link beside the button'),
    scene: sceneSchema.optional().describe('below the text: a drawing with its floor at its lower edge'),
    alt: line(160).optional().describe('what the drawing shows'),
    figure: z.discriminatedUnion('kind', [assetTagSchema, nightLogSchema, questionsSchema, workOrderSchema]),
  })
  .refine(({ scene, alt }) => Boolean(scene) === Boolean(alt), 'give a scene alt; leave it out otherwise');

export type FigureBesideHeadProps = z.output<typeof figureBesideHeadSchema>;
