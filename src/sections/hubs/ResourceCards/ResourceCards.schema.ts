import { z } from 'zod';
import { systems } from '../../../../shared/site/systems.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { href, line, link, sectionBase } from '../../sectionBase.ts';

const sheet = z.strictObject({
  title: line(80),
  href,
  scene: sceneSchema.describe('the drawing on the sheet'),
  system: z
    .enum([...systems, 'none'])
    .default('none')
    .describe('wash under the drawing'),
  number: line(10).describe('sheet number, as `L-101`'),
  kind: line(20).describe('as `Whitepaper`'),
  length: line(20).describe('as `24 pages`'),
});

/** Resources as drawing sheets: one large, the others beside it. */
export const resourceCardsSchema = z.strictObject({
  type: z.literal('resourceCards'),
  ...sectionBase,
  title: line(60),
  link: link.describe('link to the whole library'),
  labels: z
    .strictObject({ number: line(16), kind: line(16), length: line(16) })
    .describe('names of the title block’s cells'),
  feature: sheet.extend({ text: line(180) }),
  sheets: z.array(sheet).length(3),
});

export type ResourceCardsProps = z.output<typeof resourceCardsSchema>;
