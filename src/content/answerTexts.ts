import type { AnswerTexts } from '../../shared/site/answerTexts.ts';
import { chromeText } from './chromeText.ts';
import { LOCALES } from './locale.ts';

/** What the server says in each locale where no page does. */
export function answerTexts(): Record<string, AnswerTexts> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, chromeText(locale).answers]));
}
