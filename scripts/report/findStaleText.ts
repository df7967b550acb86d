import { proseTexts, textsOf } from '../../src/content/checking/copyFaults.ts';
import type { Page } from '../../src/content/Page.ts';
import { readContentText, splitFrontMatter } from '../../src/content/reading/readContent.ts';
import { fileOfPage } from '../../src/siteContent.ts';

/** Dated entries stay as they were published, so these kinds may announce what is now past. */
const DATED = new Set(['pressRelease', 'update', 'newsletter', 'post']);

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Words that announce something, and the month or quarter they announce it for. */
const ANNOUNCED = new RegExp(
  `\\b(?:due|planned|expected|promised|scheduled|coming|available|opens?|starts?|upcoming|from) (?:in |for |by |from )?((?:${MONTHS}) (20\\d\\d)|Q([1-4]) (20\\d\\d))`,
  'gi',
);

function textOf(page: Page): string[] {
  const own = textsOf(page.sections).map(({ text }) => text);
  if (page.prose === undefined) return own;
  const { body } = splitFrontMatter(readContentText(page.prose), page.prose);
  return [...own, ...proseTexts(body).map(({ text }) => text)];
}

/** Announcements in a page’s text, with the first day on which each is no longer in the future. */
export function findStaleText(page: Page): [Date, string, string][] {
  if (page.entry !== undefined && DATED.has(page.entry.kind)) return [];
  return textOf(page).flatMap((text) =>
    [...text.matchAll(ANNOUNCED)].flatMap(
      ([words, period = '', year, quarter, quarterYear]): [Date, string, string][] => {
        // “From January 2026” names a starting date, which stays true.
        if (/^(?:from|available|opens?|starts?) (?!in |for |by )/i.test(words) && quarter === undefined)
          return [];
        const month = MONTHS.split('|').findIndex((name) =>
          period.toLowerCase().startsWith(name.toLowerCase()),
        );
        const end =
          quarter === undefined
            ? new Date(Date.UTC(Number(year), month + 1, 1))
            : new Date(Date.UTC(Number(quarterYear), Number(quarter) * 3, 1));
        return [[end, `“${words}” on ${page.path}`, `tell in ${fileOfPage(page)} what came of it`]];
      },
    ),
  );
}
