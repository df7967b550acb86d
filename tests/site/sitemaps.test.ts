import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { attributeOf, elementsBelow } from '../../server/forms/htmlTree.ts';
import { LOCALES, type Locale } from '../../src/content/files/locale.ts';
import { localeOfUrl, originOf } from '../../src/lib/metadata.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { type BuiltPage, builtPages, readSiteFile } from './builtSite.ts';
import { siteAnswer } from './siteAnswer.ts';

interface SitemapEntry {
  loc: string;
  lastmod: string | undefined;
  /** Language and address of each variant, sorted. */
  alternates: string[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => name === 'url' || name === 'xhtml:link',
});

const hostFile = (locale: Locale, name: string) => (locale === 'en' ? name : `_hosts/${locale}/${name}`);

function readSitemap(locale: Locale): SitemapEntry[] {
  const xml = readSiteFile(hostFile(locale, 'sitemap.xml'));
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset } = parser.parse(xml) as {
    urlset: { url: { loc: string; lastmod?: string; 'xhtml:link'?: { hreflang: string; href: string }[] }[] };
  };
  return urlset.url.map((url) => ({
    loc: url.loc,
    lastmod: url.lastmod,
    alternates: (url['xhtml:link'] ?? []).map(({ hreflang, href }) => `${hreflang} ${href}`).sort(),
  }));
}

/** What a page declares in its head. */
function headOf({ html: text }: BuiltPage) {
  const elements = [...elementsBelow(parse(text.slice(0, text.indexOf('</head>'))))];
  const links = elements.filter(({ tagName }) => tagName === 'link');
  const html = elements.find(({ tagName }) => tagName === 'html');
  return {
    language: html && attributeOf(html, 'lang'),
    canonical: links
      .filter((link) => attributeOf(link, 'rel') === 'canonical')
      .map((link) => attributeOf(link, 'href')),
    alternates: links
      .filter((link) => attributeOf(link, 'hreflang'))
      .map((link) => `${attributeOf(link, 'hreflang')} ${attributeOf(link, 'href')}`)
      .sort(),
    isHidden: elements.some(
      (element) =>
        attributeOf(element, 'name') === 'robots' && /noindex/.test(attributeOf(element, 'content') ?? ''),
    ),
  };
}

const heads = new Map(builtPages().map((page) => [page.url, { page, ...headOf(page) }]));

/** A date that is not in the future, such as 2025-03-14, with or without a time. */
function isDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  );
}

describe.each(LOCALES)('the host of %s', (locale) => {
  const entries = readSitemap(locale);

  it('lists every page that may be found, once, and no other', () => {
    const wanted = [...heads.values()].filter(({ page, isHidden }) => page.locale === locale && !isHidden);
    expect(entries.map(({ loc }) => loc).sort()).toEqual(wanted.map(({ page }) => page.url).sort());
  });

  it('gives each page as the page itself gives it: canonical address and variants', () => {
    const faults = entries.flatMap(({ loc, alternates }) => {
      const head = heads.get(loc);
      if (head?.canonical.join() !== loc)
        return [`${loc}: the page’s canonical address is ${head?.canonical.join()}`];
      return head.alternates.join() === alternates.join()
        ? []
        : [`${loc}: the sitemap has the variants ${alternates.join()}, the page ${head.alternates.join()}`];
    });
    expectNoFaults(faults);
  });

  it('states no future dates', () => {
    const tomorrow = Date.now() + 86_400_000;
    const faults = entries.filter(
      ({ lastmod }) => lastmod !== undefined && (!isDay(lastmod) || Date.parse(lastmod) > tomorrow),
    );
    expectNoFaults(faults.map(({ loc, lastmod }) => `${loc}: “${lastmod}” is not a past day`));
  });

  it('points crawlers to its own sitemap, and forbids nothing', () => {
    const robots = readSiteFile(hostFile(locale, 'robots.txt'));
    expect(robots).toMatch(/^User-agent: \*$/m);
    expect(robots).not.toMatch(/^Disallow: \S/m);
    expect(robots.match(/^Sitemap: (.+)$/m)?.[1]).toBe(`${originOf(locale)}/sitemap.xml`);
  });
});

it('variants name each other', () => {
  const faults: string[] = [];
  for (const { page, alternates } of heads.values()) {
    if (alternates.length === 0) continue;
    if (!alternates.includes(`${page.locale} ${page.url}`)) faults.push(`${page.name}: does not name itself`);
    for (const alternate of alternates) {
      const [, href = ''] = alternate.split(' ');
      const other = heads.get(href);
      if (other?.alternates.join() !== alternates.join())
        faults.push(`${page.name}: ${href} does not name it back`);
    }
  }
  expectNoFaults(faults);
});

it('every page declares its language', () => {
  const faults = [...heads.values()].filter(({ page, language }) => language !== page.locale);
  expectNoFaults(
    faults.map(({ page, language }) => `${page.name}: lang="${language}" is not its locale, ${page.locale}`),
  );
});

it('every page has one canonical address, its own', () => {
  const faults = [...heads.values()].filter(({ page, canonical }) => canonical.join() !== page.url);
  expectNoFaults(
    faults.map(
      ({ page, canonical }) =>
        `${page.name}: its canonical address is ${canonical.join()}: it should be ${page.url}`,
    ),
  );
});

it('llms.txt has a title, a summary, and working links', () => {
  const text = readSiteFile('llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
  expect(links.length).toBeGreaterThan(0);
  const faults = links.filter((link) => {
    const url = new URL(link);
    const answer = siteAnswer(url, localeOfUrl(url) ?? 'en');
    return (
      answer === undefined ||
      answer === 'elsewhere' ||
      answer.hasRedirect ||
      heads.get(link)?.isHidden !== false
    );
  });
  expectNoFaults(faults.map((link) => `llms.txt: ${link} is not a listed page of the site`));
});
