import { z } from 'zod';
import { filmReference } from '../../../content/entries/films/films.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { anchorBase, line, link, ownSystem } from '../../sectionBase.ts';

const view = z.union([
  z.strictObject({ window: z.enum(windowNames) }),
  z.strictObject({
    scene: sceneSchema.describe('a thing at full size fills the screen: flare-leak, hand-phone …'),
    alt: line(200),
  }),
]);

/** A tour of the product in chapters, from night to morning, each a picture as large as the screen and its explanation. */
export const productTourSchema = z.strictObject({
  type: z.literal('productTour'),
  ...anchorBase,
  system: ownSystem('color of the hours and of the morning'),
  title: line(60).describe('the page’s h1'),
  intro: line(260),
  action: link,
  scene: sceneSchema.describe(
    'the place at night, a strip whose upper edge the first time stands on: store-night',
  ),
  alt: line(200),
  console: z.strictObject({ title: line(60), text: line(200) }).describe('above the simulated product'),
  chaptersLabel: standardText('productTour.chaptersLabel', line(30)),
  seenLabel: standardText('productTour.seenLabel', line(40)),
  watchClose: standardText('productTour.watchClose', line(30)),
  chapters: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]*$/),
        time: line(12).describe('on the clock of the walk: “02:14”'),
        title: line(60),
        text: line(280),
        seen: z.array(line(110)).min(2).max(4),
        view: view.describe('a product window (three a page at most) or a drawing'),
        film: filmReference,
        link: link.optional().describe('the page that goes deeper'),
      }),
    )
    .min(3)
    .max(8),
});

export type ProductTourProps = z.output<typeof productTourSchema>;
