import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../src/content/site/entries.ts';
import { feedOf, feeds } from '../../src/lib/feeds.ts';
import { originOf } from '../../src/lib/metadata.ts';
import { makeFeed } from './feeds.ts';

describe.each(feeds())('the feed at $address', (feed) => {
  it('is RSS 2.0 with the newest entries, each at its own address', async () => {
    const xml = await makeFeed(feed);
    expect(XMLValidator.validate(xml)).toBe(true);
    const { rss } = new XMLParser({ ignoreAttributes: false }).parse(xml);
    expect(rss['@_version']).toBe('2.0');
    expect(rss.channel).toMatchObject({ language: 'en-US', link: `${originOf('en')}/` });
    const newest = entriesOf(feed.kind)
      .slice(0, 50)
      .map(({ path }) => originOf('en') + path);
    expect(rss.channel.item.map(({ link }: { link: string }) => link)).toEqual(newest);
    const days = rss.channel.item.map(({ pubDate }: { pubDate: string }) => Date.parse(pubDate));
    expect(days).toEqual([...days].sort((one, two) => two - one));
  });
});

it('belongs to its hub and to each of its entries', () => {
  for (const feed of feeds()) {
    expect(feedOf(feed.hub)?.address).toBe(feed.address);
    const [entry] = entriesOf(feed.kind);
    if (entry) expect(feedOf(entry.page)?.address).toBe(feed.address);
  }
});
