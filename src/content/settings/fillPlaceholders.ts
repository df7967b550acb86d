import { siteTokens } from '../../../config/site.ts';
import { siteConfig } from '../../../config/siteConfig.ts';
import { intlLocale } from '../../../shared/site/locales.ts';
import { fillTokens, UnknownTokenError } from '../../../shared/site/tokens.ts';
import { remedyFor } from '../../../shared/text/nearest.ts';
import { keptUntilEdit } from '../files/contentCache.ts';
import { ContentError, type ContentFault, collectError } from '../files/contentError.ts';
import type { Locale } from '../files/locale.ts';
import { phoneTokens } from './contactSettings.ts';
import { factsOf } from './facts.ts';
import { numberInWords } from './numberInWords.ts';
import { priceTokens } from './prices.ts';
import { storyTokens } from './storyTokens.ts';

const FACT = 'fact.';
const PRICE = 'price.';
const STORY = 'story.';

/** The kind of a placeholder, by the prefix of its name. */
const kindOf = (name: string) => [FACT, PRICE, STORY].find((one) => name.startsWith(one));

/** The placeholders for a fact: its figure, and its spelled-out form if it is a small whole number. */
function factTokens(name: string, value: string | number, locale: Locale): [string, string][] {
  const token = `${FACT}${name}`;
  const words = typeof value === 'number' ? numberInWords(value) : undefined;
  const figure = typeof value === 'number' ? value.toLocaleString(intlLocale(locale)) : value;
  if (words === undefined) return [[token, figure]];
  const capital = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return [
    [token, figure],
    [`${token}.words`, words],
    [`${token}.Words`, capital],
  ];
}

const tokensOf = keptUntilEdit((locale: Locale): Readonly<Record<string, string>> => {
  const facts = [...factsOf(locale).values].flatMap(([name, value]) => factTokens(name, value, locale));
  // A faulty settings file is reported separately; pages that state a price then have an unknown placeholder.
  const prices = collectError([], () => priceTokens(locale));
  const phones = collectError([], phoneTokens);
  return {
    ...siteTokens(siteConfig),
    ...phones,
    ...Object.fromEntries(facts),
    ...prices,
    ...storyTokens(locale),
  };
});

/** The fault in the facts, prices or telephone numbers that leaves a placeholder without a value. */
function causeOf(name: string, locale: Locale): ContentFault | undefined {
  if (kindOf(name) === FACT) return factsOf(locale).faults[0];
  const faults: ContentFault[] = [];
  if (kindOf(name) === PRICE) collectError(faults, () => priceTokens(locale));
  if (name.startsWith('phone')) collectError(faults, phoneTokens);
  return faults[0];
}

/** The remedy for a placeholder that has no value: the closest names of its kind. */
function remedyForToken(token: string, locale: Locale): string {
  const name = token.slice(1, -1);
  const known = Object.keys(tokensOf(locale)).filter((one) => kindOf(one) === kindOf(name));
  const names = known.filter((one) => !/\.words$/i.test(one.slice(FACT.length)));
  return remedyFor(name, names.length > 0 ? names : known);
}

/**
 * Fills in {brand}, {fact.…}, {price.…}, {story.…} and the other placeholders in the text of a content file. Throws ContentError
 * with the line of an unknown one and the closest known names.
 */
export function fillPlaceholders(text: string, file: string, locale: Locale): string {
  try {
    return fillTokens(text, tokensOf(locale));
  } catch (error) {
    if (!(error instanceof UnknownTokenError)) throw error;
    const { token } = error;
    const line = text.slice(0, text.indexOf(token)).split('\n').length;
    const fault = causeOf(token.slice(1, -1), locale);
    const message = `has the unknown placeholder ${token}: `;
    throw new ContentError([
      fault
        ? { file, line, text: `${message}correct ${fault.file} first`, because: fault.file }
        : { file, line, text: `${message}${remedyForToken(token, locale)}` },
    ]);
  }
}
