import type { SearchedPage } from '../../shared/search/PageFinder.ts';
import type { EntryKind } from '../../src/content/entries/entrySchemas.ts';
import type { Page } from '../../src/content/Page.ts';
import { searchSectionOf } from '../../src/lib/search/searchSections.ts';
import { sentencesOf } from './sentencesOf.ts';

/** A page as the search lists it; further words by which visitors look for it are added when the index is made. */
export interface SearchEntry extends Omit<SearchedPage, 'also' | 'text'> {
  /** Its text. */
  sentences: readonly string[];
}

/** Dated pages count less than pages that are kept up to date. */
const WEIGHTS: Partial<Record<EntryKind, number>> = {
  pressRelease: 0.5,
  event: 0.5,
  newsletter: 0.5,
  update: 0.5,
  webinar: 0.6,
  post: 0.8,
};

/** A film shows what other pages explain. */
const FILM_WEIGHT = 0.5;

/** Registration pages of recordings repeat what the recording's own page says. */
const ON_DEMAND_WEIGHT = 0.3;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

function textsOf(html: string, elements: string): string {
  const pattern = new RegExp(`<(${elements})\\b[^>]*>([\\s\\S]*?)</\\1>`, 'g');
  return [...html.matchAll(pattern)].map(([, , markup = '']) => textOf(markup)).join(' ');
}

/**
 * The search entry of a finished document: title, description, headings and text. None without content.
 */
export function searchEntryOf(html: string, page: Page): SearchEntry[] {
  const start = html.indexOf('<main ');
  if (start < 0) return [];
  const main = html
    .slice(start, html.indexOf('</main>'))
    .replace(/<(nav|aside|svg|template)\b[\s\S]*?<\/\1>/g, ' ');
  const heading = textsOf(main, 'h1');
  return [
    {
      path: page.path,
      section: searchSectionOf(page),
      name: page.name,
      title: textsOf(html.slice(0, start), 'title').replace(/ \| [^|]*$/, ''),
      heading: heading || page.name,
      description: page.meta.desc,
      headings: textsOf(main, 'h2|h3|h4|dt|summary'),
      sentences: sentencesOf(html.slice(start, html.indexOf('</main>'))),
      weight: weightOf(page),
    },
  ];
}

function weightOf({ entry, filmId, onDemandOf }: Page): number {
  if (onDemandOf !== undefined) return ON_DEMAND_WEIGHT;
  if (filmId !== undefined) return FILM_WEIGHT;
  return (entry && WEIGHTS[entry.kind]) ?? 1;
}
