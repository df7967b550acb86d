import type { Page } from '../../src/content/Page.ts';
import { allPages } from '../../src/siteContent.ts';

/** The template of a page’s top, which determines its speed: its kind of entry, or its first section. */
function templateOf({ entry, sections }: Page): string {
  return entry?.kind ?? sections[0]?.type ?? 'prose';
}

/** A template with fewer pages than this is measured only with all others, by name. */
const FEWEST = 5;

/** Pages with their own template that are landing pages, or do more than most. */
const ENTRANCES = ['/', '/pricing/', '/request-demo/', '/tour/'];

/** The first page of each template of the default locale with enough pages; preferably one that search engines may list. */
function firstPages(fewest: number): Page[] {
  const pages = allPages().filter((page) => page.locale === 'en');
  return [...Map.groupBy(pages, templateOf).values()].flatMap((alike) => {
    const page = alike.find((one) => one.isListed) ?? alike[0];
    return page && alike.length >= fewest ? [page] : [];
  });
}

/** A page of each template. */
export const templatePages = () => firstPages(1);

/** A page of each template that is shared by several pages, and the single pages at which visits begin. */
export function mainPages(): Page[] {
  const pages = firstPages(FEWEST);
  const entrances = templatePages().filter(({ path }) => ENTRANCES.includes(path));
  return [...new Set([...pages, ...entrances])];
}
