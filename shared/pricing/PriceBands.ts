import { z } from 'zod';

const bands = z
  .array(
    z.strictObject({
      upTo: z.int().positive().optional().describe('the largest number in the band; the last band has none'),
      cost: z.number().positive().describe('US dollars a year'),
    }),
  )
  .min(1)
  .superRefine((all, context) => {
    const say = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    for (const [index, { upTo }] of all.entries()) {
      const before = all[index - 1]?.upTo ?? 0;
      const isLast = index === all.length - 1;
      if (isLast && upTo !== undefined)
        say(
          [index, 'upTo'],
          'the last band has no end, so that every size has a price: remove this line, or add a band below',
        );
      else if (!isLast && upTo === undefined)
        say([index], 'only the last band is without an end: say with upTo where this one ends');
      else if (upTo !== undefined && upTo <= before)
        say(
          [index, 'upTo'],
          `must be more than ${before}, where the band above ends: put the bands in ascending order`,
        );
    }
  });

/** What a year costs by size: the price list, and the investment of the ROI model. */
export const priceBandsSchema = z.strictObject({
  people: bands.describe('the license, by how many people plan or do the work'),
  buildings: bands.describe('what is added, by how many buildings there are'),
  integration: z
    .strictObject({
      withProduct: z
        .number()
        .nonnegative()
        .describe('what tying in other systems adds: 0.3 is 30% of the license'),
      boughtApart: z
        .number()
        .positive()
        .describe('the same share if it is bought elsewhere, to compare with'),
    })
    .describe('as shares of the license'),
});

export type PriceBands = Readonly<z.output<typeof priceBandsSchema>>;

/** The sizes from one band’s end to the next, and what they cost a year. */
export type PriceBand = PriceBands['people'][number];
