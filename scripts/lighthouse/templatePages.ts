import type { Page } from '../../src/content/Page.ts';
import { allPages } from '../../src/siteContent.ts';

/** The template of a page’s top, which determines its speed: its kind of entry, or its first section. */
function templateOf({ entry, sections }: Page): string {
  return entry?.kind ?? sections[0]?.type ?? 'prose';
}

/** The first page of each template, in the default locale; preferably one that search engines may list. */
export function templatePages(): Page[] {
  const pages = allPages().filter((page) => page.locale === 'en');
  return [...Map.groupBy(pages, templateOf).values()].flatMap((alike) => {
    const page = alike.find((one) => one.isListed) ?? alike[0];
    return page ? [page] : [];
  });
}
