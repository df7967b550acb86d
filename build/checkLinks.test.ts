import { describe, expect, it } from 'vitest';
import { siteRedirects } from '../src/content/redirects.ts';
import type { ContentLink } from './check/contentLinks.ts';
import { anchorsOf, checkLinks } from './checkLinks.ts';

/** Checks a site with these pages, and optionally other files. */
function check(pages: Record<string, string>, files: string[] = [], content: ContentLink[] = []): void {
  const anchors = Object.entries(pages).map(([file, html]) => [file, anchorsOf(html)] as const);
  checkLinks(new Map(anchors), new Set([...Object.keys(pages), ...files]), { content: () => content });
}

const link = (href: string) => `<a class="x" href="${href}">there</a>`;

describe('checkLinks', () => {
  it('accepts pages, files, fragments, queries and addresses elsewhere', () => {
    expect(() =>
      check(
        {
          'index.html': `<h2 id="top">${['/zz/', '/zz/#part', '/?q=1#top', '#top', '/a.pdf', 'https://x.example/', '//x.example/', 'mailto:a@x.example', 'tel:+1'].map(link).join('')}`,
          'zz/index.html': '<h2 id="part">',
        },
        ['a.pdf'],
      ),
    ).not.toThrow();
  });

  it('names page, link and remedy for a page that is not there', () => {
    expect(() => check({ 'index.html': link('/nowhere-at-all/') })).toThrow(
      'index.html: link to /nowhere-at-all/: there is no such page; correct the path or add the page',
    );
  });

  it('names the content file and the line that give the link, once, and the page that was meant', () => {
    const given = { line: 7, address: '/aboot/', kind: 'link' } as const;
    const content = [
      { file: 'content/en/b.yaml', ...given },
      { file: 'content/en/team/a.yaml', ...given, line: 3 },
    ];
    const pages = { 'team/a/index.html': link('/aboot/') + link('/aboot/'), 'about/index.html': '' };
    expect(() => check(pages, [], content)).toThrow(
      /^Links that lead nowhere:\ncontent\/en\/team\/a\.yaml:3: link to \/aboot\/: there is no such page; did you mean \/about\/\? Otherwise add the page \(shown on team\/a\/index\.html\)$/,
    );
    const shared = {
      'x/index.html': link('/aboot/'),
      'y/index.html': link('/aboot/'),
      'about/index.html': '',
    };
    expect(() => check(shared, [], content.slice(0, 1))).toThrow(
      /^Links that lead nowhere:\ncontent\/en\/b\.yaml:7: link to \/aboot\/: [^\n]*\(shown on x\/index\.html\)$/,
    );
  });

  it('names a fragment that the page does not have', () => {
    expect(() => check({ 'index.html': link('/zz/#part'), 'zz/index.html': '<h2 id="other">' })).toThrow(
      'index.html: link to /zz/#part: that page has no “part”; give the section this id',
    );
  });

  it('names a fragment of the page itself', () => {
    expect(() => check({ 'zz/index.html': link('#part') })).toThrow('zz/index.html: link to #part');
  });

  it('tells of every fault at once, and of each once', () => {
    expect(() =>
      check({ 'index.html': link('/nowhere-1/') + link('/nowhere-2/') + link('/nowhere-1/') }),
    ).toThrow(/^Links that lead nowhere:\n[^\n]*nowhere-1[^\n]*\n[^\n]*nowhere-2[^\n]*$/);
  });

  it('reads references in addresses', () => {
    expect(() => check({ 'index.html': link('/zz/?a=1&amp;b=2'), 'zz/index.html': '' })).not.toThrow();
    expect(() => check({ 'index.html': `${link('#a&amp;b')}<p id="a&amp;b">` })).not.toThrow();
  });

  it('does not take data-id or aria-name for the place of a fragment', () => {
    expect(() => check({ 'index.html': `${link('#part')}<p data-id="part">` })).toThrow('#part');
  });

  it('follows links of areas of a picture too', () => {
    expect(() => check({ 'index.html': '<area href="/nowhere/">' })).toThrow('/nowhere/');
  });

  it('knows redirects and the live report', () => {
    const rule = siteRedirects().find((one) => !/[:*(]/.test(one.from));
    const hrefs = [...(rule ? [`${rule.from}/`] : []), '/roi-pdf', '/roi-pdf?name=a'];
    expect(() => check({ 'index.html': hrefs.map(link).join('') })).not.toThrow();
    expect(() => check({ 'index.html': link('/roi-pdfs/') })).toThrow('/roi-pdfs/');
  });

  it('looks into the regional pages', () => {
    expect(() =>
      check({ '_hosts/en-AE/index.html': link('#part') + link('/zz/'), 'zz/index.html': '' }),
    ).toThrow('_hosts/en-AE/index.html: link to #part');
  });
});
