import { z } from 'zod';

const line = z.string().min(1).max(160);

/** The messages for fields without their own; %label% is the field's label. */
export const checkTextsSchema = z.strictObject({
  required: line.describe('a required field is empty; %label% is its label'),
  tooLong: line.describe('%label%, the %limit% characters that fit, and the %length% that were typed'),
  wrong: line.describe('any other invalid field'),
  email: line.describe('the value is not an email address'),
  tel: line.describe('the value is not a phone number'),
  select: line.describe('the value is not one of the options'),
  country: line.describe('the value is not a country of the list'),
  workday: line.describe('the day is in the past, or on a weekend'),
});

export type CheckTexts = z.infer<typeof checkTextsSchema>;
