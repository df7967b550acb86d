import { z } from 'zod';
import { filmReference } from '../../../content/entries/films/films.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

const view = z.union([
  z.strictObject({ window: z.enum(windowNames) }),
  z.strictObject({
    scene: sceneSchema,
    alt: line(200),
    floor: z.boolean().default(true).describe('false for a drawing with its own ground'),
  }),
]);

/** A tour of the product in chapters, each a picture on a floor line with an explanation. */
export const productTourSchema = z.strictObject({
  type: z.literal('productTour'),
  ...anchorBase,
  title: line(60).describe('the page’s h1'),
  intro: line(260),
  action: link,
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
