import type { Page } from '../../src/content/Page.ts';
import { allPages } from '../../src/siteContent.ts';

/** What a page is built like at its top, where its speed is decided: its kind of entry, or the section it begins with. */
function templateOf({ entry, sections }: Page): string {
  return entry?.kind ?? sections[0]?.type ?? 'prose';
}

/** The first page of each template, in the default locale; a page that search engines may list where there is one. */
export function templatePages(): Page[] {
  const pages = allPages().filter((page) => page.locale === 'en');
  return [...Map.groupBy(pages, templateOf).values()].flatMap((alike) => {
    const page = alike.find((one) => one.isListed) ?? alike[0];
    return page ? [page] : [];
  });
}
