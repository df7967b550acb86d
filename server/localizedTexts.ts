import type { AnswerTexts } from '../shared/site/answerTexts.ts';
import { type CheckTexts, checkTextsSchema } from '../shared/site/checkTexts.ts';
import type { Site } from './Site.ts';

/** Says which field is wrong where the build has no words. */
export const FALLBACK_CHECKS = Object.fromEntries(
  Object.keys(checkTextsSchema.shape).map((name) => [name, '%label%']),
) as CheckTexts;

/** What the server answers in where no page does. */
export interface LocalizedTexts {
  locale: string;
  /** The site's words in this locale, if its build has any. */
  texts: AnswerTexts | undefined;
}

/** The words in which the server answers a locale: its own, else those of the default one. */
export function textsFor({ answers }: Pick<Site, 'answers'>, locale: string): LocalizedTexts {
  return answers[locale] === undefined
    ? { locale: 'en', texts: answers['en'] }
    : { locale, texts: answers[locale] };
}
