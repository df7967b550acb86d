import { z } from 'zod';
import { faultIds, personIds } from '../../product/estate.ts';
import { JOB_STATUSES } from '../../product/ProductState.ts';

export const storyText = z.string().min(1).max(220);

/** The texts of each fault, by its id in src/product. */
export const faultWordsSchema = z.record(
  z.enum(faultIds),
  z.strictObject({
    task: storyText,
    place: storyText,
    rule: z
      .array(z.strictObject({ word: storyText, text: storyText.describe('its settings between backticks') }))
      .default([]),
    steps: z.array(storyText).min(3),
  }),
);

/** The names of each person. */
export const personWordsSchema = z.record(
  z.enum(personIds),
  z.strictObject({
    name: storyText,
    firm: storyText,
    board: storyText.optional().describe('as the owner of a job on the board, unless it is the name'),
    initials: z.string().length(2),
  }),
);

/** The texts of jobs, clocks and phones. */
export const jobWordsSchema = z.strictObject({
  source: z.record(z.enum(['rule', 'person']), storyText),
  status: z.record(z.enum(JOB_STATUSES), storyText),
  route: storyText,
  clock: storyText,
  late: storyText,
  assign: storyText,
  unqualified: storyText,
  next: storyText,
  sign: storyText,
  offline: storyText,
  online: storyText,
  kept: storyText,
  signed: storyText,
  number: storyText,
  days: storyText,
  pounds: storyText,
});

/** The texts of the story that product windows need, from content/documents/product-story.yaml. */
export const storyWordsSchema = z.object({
  people: personWordsSchema,
  faults: faultWordsSchema,
  job: jobWordsSchema,
});

export type StoryWords = z.output<typeof storyWordsSchema>;
export type JobWords = StoryWords['job'];
