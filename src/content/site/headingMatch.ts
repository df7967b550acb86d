import type { Fault } from '../../../shared/Fault.ts';
import type { Page } from '../Page.ts';
import { lineOfField } from '../reading/fieldPlace.ts';
import { fileOfPage } from './pages.ts';

/** Share of all pages whose heading must match their title. */
const SHARE_OF_PAGES = 0.95;

/** Share of a title's keywords that the page's heading must repeat, and how many are enough for a long title. */
const SHARE_OF_WORDS = 0.5;
const ENOUGH_WORDS = 2;

/** Stop words, which do not count as search terms. */
const COMMON = new Set(
  'a about an and are as at be before by do does for from how in into is it its not of on one or our out that the their this to too up us was what when where which who why will with you your'.split(
    ' ',
  ),
);

/**
 * A word without endings that may differ between a title and a heading: managers, managing and manager are the same.
 */
const stem = (word: string) =>
  word.length < 5 ? word.replace(/s$/, '') : word.replace(/(?:ations?|ings?|ers?|ies|ed|es|s|y|e)$/, '');

/** Stems of a text's keywords. */
export function keywordStems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map(stem));
}

/**
 * Whether a heading matches a title: it repeats half of the title's keywords, or two of a long title's, or has none
 * that the title lacks, as a short heading under a longer title does.
 */
export function headingMatches(title: string, heading: string): boolean {
  const [titleStems, headingStems] = [keywordStems(title), keywordStems(heading)];
  const both = [...titleStems].filter((word) => headingStems.has(word)).length;
  return (
    titleStems.size === 0 ||
    (both > 0 &&
      (both >= ENOUGH_WORDS || both >= titleStems.size * SHARE_OF_WORDS || both === headingStems.size))
  );
}

/** The page's main heading: the title of its first section, or else of its entry. */
export function headingOf({ entry, sections }: Page): string | undefined {
  const titled = sections[0] as { title?: unknown } | undefined;
  if (typeof titled?.title === 'string') return titled.title;
  return entry === undefined || !('title' in entry) ? undefined : String(entry.title);
}

/** Pages whose heading does not match their title, as faults with a remedy. */
export function headingMismatches(pages: readonly Page[]): Fault[] {
  return pages.flatMap((page) => {
    const title = page.meta.title.replace(/ \| [^|]+$/, '');
    const heading = headingOf(page);
    if (heading !== undefined && headingMatches(title, heading)) return [];
    const quoted = heading === undefined ? 'the page has no heading' : `“${heading.replace(/\n/g, ' ')}”`;
    return [
      {
        file: fileOfPage(page),
        line: lineOfField(fileOfPage(page), ['sections', 0, 'title']),
        text: `heading: ${quoted} does not match the title “${title}”: say what the page offers in the words people search for, and keep the wit for the second line`,
      },
    ];
  });
}

/** The same, but only if more pages than allowed are affected. */
export function headingFaults(pages: readonly Page[]): Fault[] {
  const found = headingMismatches(pages);
  return found.length > pages.length * (1 - SHARE_OF_PAGES) ? found : [];
}
