import { getRssString } from '@astrojs/rss';
import { siteConfig } from '../../config/siteConfig.ts';
import { entriesOf } from '../../src/content/site/entries.ts';
import { type Feed, feeds } from '../../src/lib/feeds.ts';
import { originOf } from '../../src/lib/metadata.ts';
import { allPages } from '../../src/siteContent.ts';

/** The most entries in a feed: what a reader has not seen yet is among the newest. */
const MOST = 50;

/** A feed as RSS 2.0, newest entry first. */
export async function makeFeed({ kind, hub, address }: Feed): Promise<string> {
  return getRssString({
    title: `${siteConfig.brand.name}: ${hub.name}`,
    description: allPages().find((page) => page.id === hub.id && page.locale === 'en')?.meta.desc ?? '',
    site: originOf('en'),
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-US</language><atom:link href="${originOf('en')}${address}" rel="self" type="application/rss+xml"/>`,
    items: entriesOf(kind)
      .slice(0, MOST)
      .map((entry) => ({
        title: entry.title,
        description: entry.summary,
        link: entry.path,
        pubDate: new Date(`${entry.date}T09:00:00Z`),
        ...(entry.kind === 'post' ? { categories: [entry.topic.name] } : {}),
      })),
  });
}

/** Every feed by its address. */
export function feedMakers(): Record<string, { type: string; make: () => Promise<string> }> {
  return Object.fromEntries(
    feeds().map((feed) => [feed.address, { type: 'application/rss+xml', make: () => makeFeed(feed) }]),
  );
}
