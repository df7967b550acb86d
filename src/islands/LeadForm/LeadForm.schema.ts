import { z } from 'zod';

const words = (max: number) => z.string().min(1).max(max);

/** All the text of a form except its fields. */
export const formCopy = z.strictObject({
  optional: words(20).describe('after the label of a field that may stay empty'),
  required: words(4)
    .optional()
    .describe(
      'mark after the label of a field that must be answered; without it the others are marked alone',
    ),
  requiredNote: words(40).optional().describe('what the mark means, above the form'),
  choose: words(30).describe('first entry of a list to choose from'),
  busy: words(40).describe('on the button while the form is sent'),
  summary: words(80).describe('above the list of errors; %count% is filled in'),
  summaryOne: words(80).describe('the same for one error'),
  kept: words(80).describe('below the list of errors'),
  failed: words(200).describe('when the server cannot be reached or cannot take the form'),
  offline: words(200).describe('when the visitor’s connection is gone'),
  tooMany: words(200).describe('after too many tries from one address'),
  privacy: words(240).describe('beside the button; may hold a link'),
});

export type FormCopy = z.output<typeof formCopy>;
