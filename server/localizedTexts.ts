import type { AnswerTexts } from '../shared/site/answerTexts.ts';
import { type CheckTexts, checkTextsSchema } from '../shared/site/checkTexts.ts';
import type { Site } from './Site.ts';

/** For a build without texts: only names the field. */
export const FALLBACK_CHECKS = Object.fromEntries(
  Object.keys(checkTextsSchema.shape).map((name) => [name, '%label%']),
) as CheckTexts;

/** Texts of the server's own responses in one locale. */
export interface LocalizedTexts {
  locale: string;
  /** Absent if the build has none. */
  texts: AnswerTexts | undefined;
}

/** The texts of a locale, or those of the default one if it has none. */
export function textsFor({ answers }: Pick<Site, 'answers'>, locale: string): LocalizedTexts {
  return answers[locale] === undefined
    ? { locale: 'en', texts: answers['en'] }
    : { locale, texts: answers[locale] };
}
