import { z } from 'zod';

const line = z.string().min(1).max(160);

/** The messages for fields that have none of their own; %label% is the field's label. */
export const checkTextsSchema = z.strictObject({
  required: line.describe('a field that must be answered is empty; %label% is its label'),
  tooLong: line.describe('%label%, the %limit% characters that fit, and the %length% that were typed'),
  wrong: line.describe('any other field that does not fit'),
  email: line.describe('what was typed is no email address'),
  tel: line.describe('what was typed is no phone number'),
  select: line.describe('what was sent is none of the options'),
  country: line.describe('what was sent is no country of the list'),
  workday: line.describe('the day is over, or on a weekend'),
});

export type CheckTexts = z.infer<typeof checkTextsSchema>;
