import { siteConfig, siteTokens } from '../../config/site.ts';
import { fillTokens, UnknownTokenError } from '../../shared/site/tokens.ts';
import { remedyFor } from '../../shared/text/nearest.ts';
import { keptUntilEdit } from './contentCache.ts';
import { ContentError } from './contentError.ts';
import { factsOf } from './facts.ts';
import type { Locale } from './locale.ts';
import { numberInWords } from './numberInWords.ts';

const FACT = 'fact.';

/** The placeholders for a fact: its figure, and its spelled-out form if it is a small whole number. */
function factTokens(name: string, value: string | number): [string, string][] {
  const token = `${FACT}${name}`;
  const words = typeof value === 'number' ? numberInWords(value) : undefined;
  const figure = typeof value === 'number' ? value.toLocaleString('en-US') : value;
  if (words === undefined) return [[token, figure]];
  const capital = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return [
    [token, figure],
    [`${token}.words`, words],
    [`${token}.Words`, capital],
  ];
}

const tokensOf = keptUntilEdit((locale: Locale): Readonly<Record<string, string>> => {
  const facts = [...factsOf(locale).values].flatMap(([name, value]) => factTokens(name, value));
  return { ...siteTokens(siteConfig), ...Object.fromEntries(facts) };
});

/** The remedy for a placeholder that has no value: the closest names of its kind. */
function remedyForToken(token: string, locale: Locale): string {
  const name = token.slice(1, -1);
  const isFact = name.startsWith(FACT);
  const known = Object.keys(tokensOf(locale)).filter((one) => one.startsWith(FACT) === isFact);
  const names = known.filter((one) => !/\.words$/i.test(one.slice(FACT.length)));
  return remedyFor(name, names.length > 0 ? names : known);
}

/**
 * Fills in {brand}, {fact.…} and the other placeholders in the text of a content file. Throws ContentError with the
 * line of an unknown one and the closest known names.
 */
export function fillPlaceholders(text: string, file: string, locale: Locale): string {
  try {
    return fillTokens(text, tokensOf(locale));
  } catch (error) {
    if (!(error instanceof UnknownTokenError)) throw error;
    const { token } = error;
    const line = text.slice(0, text.indexOf(token)).split('\n').length;
    const [fault] = token.startsWith(`{${FACT}`) ? factsOf(locale).faults : [];
    const said = `has the unknown placeholder ${token}: `;
    throw new ContentError([
      fault
        ? { file, line, text: `${said}correct ${fault.file} first`, because: fault.file }
        : { file, line, text: `${said}${remedyForToken(token, locale)}` },
    ]);
  }
}
