import { z } from 'zod';
import { checkTextsSchema } from './checkTexts.ts';

const line = (max: number) => z.string().min(1).max(max);

/** What the server says where no page of the site does. */
export const answerTextsSchema = z.strictObject({
  badAddress: line(160).describe('400: an address that cannot be read'),
  preview: line(160).describe('401: a preview without its password'),
  otherSite: line(160).describe('403: a form that another website sends'),
  notFound: line(160).describe('404, for programs; people get the page'),
  readOnly: line(160).describe('405: something is sent to a page'),
  formAddress: line(160).describe('405: somebody opens the address that a form is sent to'),
  tooLarge: line(160).describe('413: a form with too much in it'),
  wrongFormat: line(160).describe('415: a form in a format that the site does not read'),
  otherHost: line(160).describe('421: a host name that is not the site’s'),
  tooMany: line(160).describe('429: too many forms from one network'),
  stillTyped: line(160).describe('below it, where the form is not shown again'),
  wrongPasswords: line(160).describe('429: too many wrong passwords for a preview'),
  notStored: line(160).describe('503: the details could not be stored'),
  refused: line(160).describe('any other fault of a request'),
  failed: line(160).describe('any other fault of the server'),
  failedTwice: line(160).describe('the page for a fault of the server cannot be shown either'),
  notSent: line(80).describe('heading where a form was refused and no page holds it'),
  wrongTitle: line(80).describe('title of a page whose form was refused; %title% is its own'),
  home: line(40).describe('link to the home page'),
  fields: checkTextsSchema.describe('what is wrong with an answer in a form, also in the browser'),
});

export type AnswerTexts = z.infer<typeof answerTextsSchema>;
