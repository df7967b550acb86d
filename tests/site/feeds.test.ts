import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { attributeOf, elementsBelow } from '../../server/forms/htmlTree.ts';
import { originOf } from '../../src/lib/metadata.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages, filesOf, readSiteFile } from './builtSite.ts';
import { siteAnswer } from './siteAnswer.ts';

/** RFC 822 with a four-digit year, as RSS 2.0 prefers it. */
const DATE =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => name === 'item' || name === 'category',
});

type Item = Partial<Record<'title' | 'link' | 'description' | 'pubDate', string>> & {
  guid?: { '#text': string };
};

/** What an item lacks or gets wrong according to RSS 2.0. */
function itemFaults(item: Item): string[] {
  const { title, link, description, pubDate, guid } = item;
  const name = title ?? link ?? 'an item';
  const faults: string[] = [];
  if (!title || !description) faults.push(`${name}: lacks a title or a description`);
  if (!guid?.['#text']) faults.push(`${name}: lacks a guid`);
  if (!pubDate || !DATE.test(pubDate) || Number.isNaN(Date.parse(pubDate)))
    faults.push(`${name}: pubDate “${pubDate}” is not as Tue, 11 Nov 2025 09:00:00 GMT`);
  else if (new Date(pubDate).toUTCString().slice(0, 3) !== pubDate.slice(0, 3))
    faults.push(`${name}: pubDate “${pubDate}” is another day of the week`);
  const answer = link && URL.canParse(link) ? siteAnswer(new URL(link), 'en') : undefined;
  if (answer === undefined || answer === 'elsewhere' || answer.hasRedirect)
    faults.push(`${name}: its link ${link} does not answer`);
  return faults;
}

describe('itemFaults', () => {
  const sound = {
    title: 'A',
    description: 'B',
    link: `${originOf('en')}/about/`,
    guid: { '#text': 'a' },
    pubDate: 'Tue, 11 Nov 2025 09:00:00 GMT',
  };

  it('accepts a valid item', () => expectNoFaults(itemFaults(sound)));

  it.each([
    [{ ...sound, title: '' }, 'lacks a title'],
    [{ ...sound, guid: undefined }, 'lacks a guid'],
    [{ ...sound, pubDate: '2025-11-11' }, 'is not as Tue'],
    [{ ...sound, pubDate: 'Mon, 11 Nov 2025 09:00:00 GMT' }, 'another day of the week'],
    [{ ...sound, link: `${originOf('en')}/no-such-page/` }, 'does not answer'],
  ])('finds what is wrong with %j', (item, fault) =>
    expect(itemFaults(item as Item).join()).toContain(fault),
  );
});

const feeds = filesOf('rss.xml');

it('there are feeds, and pages lead to each of them', () => {
  const linked = builtPages().flatMap(({ html }) =>
    [...elementsBelow(parse(html.slice(0, html.indexOf('</head>'))))]
      .filter((element) => attributeOf(element, 'type') === 'application/rss+xml')
      .map((element) => attributeOf(element, 'href')),
  );
  expect(feeds.length).toBeGreaterThan(0);
  expect([...new Set(linked)].sort()).toEqual(feeds.map((file) => `/${file}`).sort());
});

it.each(feeds)('%s is RSS 2.0 that readers can follow', (file) => {
  const xml = readSiteFile(file);
  expect(XMLValidator.validate(xml)).toBe(true);
  const { rss } = parser.parse(xml) as {
    rss: {
      version: string;
      channel: { item: Item[]; 'atom:link': { href: string } } & Record<string, unknown>;
    };
  };
  const { channel } = rss;
  expect(rss.version).toBe('2.0');
  expect(channel).toMatchObject({
    title: expect.stringMatching(/\S/),
    description: expect.stringMatching(/\S/),
    link: expect.stringMatching(/^https:\/\//),
    'atom:link': { rel: 'self', href: `${originOf('en')}/${file}` },
  });
  expectNoFaults(channel.item.flatMap(itemFaults));
  const guids = channel.item.map(({ guid }) => guid?.['#text']);
  expect(new Set(guids).size).toBe(guids.length);
});
