import { z } from 'zod';
import { reference } from '../../../content/records.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** First view of the app's page: text above a plant room, and the handset in it drawn large on the same floor. */
export const mobileAppHeadSchema = z.strictObject({
  type: z.literal('mobileAppHead'),
  ...anchorBase,
  tag: line(40).describe('label over the title'),
  title: line(80),
  intro: line(260),
  action: link.describe('the button'),
  second: link.optional().describe('a quieter link beside the button'),
  phone: z.enum(windowNames).default('appScan').describe('the phone that stands on the floor'),
  scene: sceneSchema
    .default({ scene: 'drawing', name: 'scan-room', tone: 'day' })
    .describe('a strip whose lines lead to the phone'),
  alt: line(240),
  logos: z.array(reference('customers')).min(3),
  logosLabel: line(80).describe('caption of the customers’ logos'),
  seconds: z
    .union([z.literal(15), z.literal(45)])
    .default(15)
    .describe('one round of the logos'),
  pauseLabel: standardText('mobileAppHead.pauseLabel', line(40)),
});

export type MobileAppHeadProps = z.output<typeof mobileAppHeadSchema>;
