import type { AnswerTexts } from '../../../shared/site/answerTexts.ts';
import { LOCALES } from '../files/locale.ts';
import { chromeText } from './chromeText.ts';

/** What the server says in each locale where no page does. */
export function answerTexts(): Record<string, AnswerTexts> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, chromeText(locale).answers]));
}
