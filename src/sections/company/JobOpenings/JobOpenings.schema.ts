import { z } from 'zod';
import { openings } from '../../../content/entries/openings.ts';
import { jobSchema } from '../../../content/entries/recordSchemas.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** The open positions, filtered by department. */
export const jobOpeningsSchema = z.strictObject({
  type: z.literal('jobOpenings'),
  ...sectionBase,
  title: line(60),
  intro: line(200).optional(),
  filtersLabel: standardText('jobOpenings.filtersLabel', line(40)).describe(
    'names the filters for assistive technology',
  ),
  filters: z
    .array(
      z.strictObject({
        label: line(30),
        value: z.string().regex(/^[a-z]+$/),
        isDisabled: z.boolean().optional().describe('ignores clicks: for a department that is not hiring'),
      }),
    )
    .min(2)
    .describe('“all” shows every position; any other value is searched for in a position’s field'),
  search: line(60).describe('placeholder of the search field, which is rendered hidden'),
  count: line(40).describe('%count% is filled in'),
  countOne: line(40),
  apply: line(30).describe('on the link of each position; it opens a new tab'),
  empty: line(60).describe('when nothing matches'),
  emptyText: line(200).optional(),
  write: link.optional().describe('for visitors who find no role'),
  jobs: z
    .array(jobSchema.extend({ id: z.string() }))
    .default(() => [...openings()])
    .describe('omit: they come from content/records/jobs or the job board'),
});

export type JobOpeningsProps = z.output<typeof jobOpeningsSchema>;
