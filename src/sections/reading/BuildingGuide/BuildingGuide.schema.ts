import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** A long guide beside a tower: each chapter is a storey with its level. */
export const buildingGuideSchema = z.strictObject({
  type: z.literal('buildingGuide'),
  ...anchorBase,
  title: line(60).describe('the page’s h1'),
  intro: line(260),
  contentsLabel: standardText('buildingGuide.contentsLabel', line(40)),
  scene: sceneSchema.describe('a tall building, sticky beside the chapters'),
  alt: line(240),
  storeys: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]*$/),
        level: line(12).describe('height as on a drawing: “+42.600”'),
        name: line(30).describe('in the list of contents'),
        title: line(70),
        paragraphs: z.array(line(700)).min(1).max(4),
        links: z.array(link).max(4).default([]),
      }),
    )
    .min(3)
    .max(10),
});

export type BuildingGuideProps = z.output<typeof buildingGuideSchema>;
