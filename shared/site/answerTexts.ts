import { z } from 'zod';
import { checkTextsSchema } from './checkTexts.ts';

const line = (max: number) => z.string().min(1).max(max);

/** The messages of the server for responses that are not pages of the site. */
export const answerTextsSchema = z.strictObject({
  badAddress: line(160).describe('400: an address that cannot be read'),
  preview: line(160).describe('401: a preview without its password'),
  otherSite: line(160).describe('403: a form sent from another website'),
  notFound: line(160).describe('404, for programs; people get the page'),
  readOnly: line(160).describe('405: data is sent to a page'),
  formAddress: line(160).describe('405: the address that a form is sent to is opened'),
  tooLarge: line(160).describe('413: a form that is too large'),
  wrongFormat: line(160).describe('415: a form in an unsupported format'),
  otherHost: line(160).describe('421: a host name that does not belong to the site'),
  tooMany: line(160).describe('429: too many forms from one network'),
  stillTyped: line(160).describe('below it, where the form is not shown again'),
  wrongPasswords: line(160).describe('429: too many wrong passwords for a preview'),
  notStored: line(160).describe('503: the details could not be stored'),
  refused: line(160).describe('any other client error'),
  failed: line(160).describe('any other server error'),
  failedTwice: line(160).describe('the page for server errors cannot be shown either'),
  notSent: line(80).describe('heading if a form was refused and no page has that form'),
  wrongTitle: line(80).describe('title of a page whose form was refused; %title% is its own'),
  home: line(40).describe('link to the home page'),
  fields: checkTextsSchema.describe('errors for the fields of a form, also in the browser'),
});

export type AnswerTexts = z.infer<typeof answerTextsSchema>;
