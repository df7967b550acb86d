import { describe, expect, it } from 'vitest';
import type { RedirectRule } from '../../shared/http/RedirectRule.ts';
import { originOf } from '../../src/lib/metadata.ts';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { checkLinks } from './checkLinks.ts';
import type { ContentLink } from './contentLinks.ts';
import { documentLinks } from './documentLinks.ts';
import { LinkedSite } from './LinkedSite.ts';
import { plannedSite } from './siteAnswer.ts';

const REDIRECTS: RedirectRule[] = [
  { from: '/old', to: '/about/', status: 301, reason: 'The page was renamed.' },
  { from: '/lost', to: '/nowhere/', status: 301, reason: 'The page was renamed.' },
];

/** A site with these pages besides one about us, in each region, and a few files. */
function siteOf(pages: Record<string, string>): LinkedSite {
  const all = {
    'about/index.html': '<h2 id="team">',
    '_hosts/en-AE/about/index.html': '<h2 id="team-uae">',
    ...pages,
  };
  const files = [...Object.keys(all), 'a.pdf', 'a.svg', 'plant room.pdf', '.site/manifest.json'];
  const documents = Object.entries(all).map(([file, html]) => [file, documentLinks(html)] as const);
  return new LinkedSite(
    plannedSite(files, REDIRECTS, new Map([['demo', {}]])),
    new Map(documents),
    (path) => `there is no page ${path}`,
  );
}

const faultsIn = (html: string, file = 'index.html') => siteOf({ [file]: html }).linkFaults();

const link = (href: string) => `<a class="x" href="${href}">there</a>`;

describe('linkFaults', () => {
  it.each([
    [link('/nowhere/'), 'link to /nowhere/: there is no page /nowhere/'],
    [link('/nowhere'), 'link to /nowhere: there is no page /nowhere'],
    [link('/lost/'), 'there is no page /lost/'],
    [
      link('/about/#teem'),
      '/about/ has no part “teem”: did you mean #team? Otherwise give the section this id',
    ],
    [link('#part'), '/ has no part “part”: give the section this id'],
    [`${link('#part')}<p data-id="part"><input name="part">`, '/ has no part “part”'],
    [link('/about/#%'), '/about/ has no part “%”'],
    [link('/.site/manifest.json'), 'there is no page /.site/manifest.json'],
    [link('/roi-pdfs'), 'there is no page /roi-pdfs'],
    [link(`${originOf('en-AE')}/nowhere/`), 'there is no page /nowhere/'],
    [link(`${originOf('en')}/about/#team-uae`), 'has no part “team-uae”'],
    [link('https://nowhere/'), 'names no host'],
    [link('https://a b/'), 'is no address'],
    ['<area href="/nowhere/">', 'link to /nowhere/: there is no page'],
    ['<template><a href="/nowhere/"></a></template>', 'there is no page /nowhere/'],
    ['<noscript><a href="/nowhere/"></a></noscript>', 'there is no page /nowhere/'],
    ['<img src="/no.png" alt="">', 'img src="/no.png": there is no page /no.png'],
    ['<picture><source srcset="/a.svg 1x, /no.png 2x"></picture>', 'source srcset="/no.png": there is no'],
    ['<link rel="preload" imagesrcset="/no.avif 1x">', 'link imagesrcset="/no.avif": there is no'],
    ['<link rel="stylesheet" href="/no.css">', 'link href="/no.css": there is no'],
    ['<video poster="/no.png">', 'video poster="/no.png": there is no'],
    ['<script src="/no.js"></script>', 'script src="/no.js": there is no'],
    ['<form action="/forms/no-such-form">', 'form action="/forms/no-such-form": there is no'],
    [`<meta property="og:image" content="${originOf('en')}/no.png">`, 'meta og:image="'],
  ])('says that %s leads nowhere', (html, text) => {
    expect(faultsIn(html)).toEqual([
      expect.objectContaining({
        file: 'index.html',
        leadsNowhere: true,
        text: expect.stringContaining(text),
      }),
    ]);
  });

  it.each([
    [link('/old/#team'), 'link to /old/#team: is redirected: write /about/#team'],
    [link('/about'), 'is redirected: write /about/'],
    [link('/plant room.pdf'), 'link to /plant room.pdf: has a space: write %20'],
    [link('http://a.example/'), 'is http: – only https: is encrypted'],
    [link('javascript:alert()'), 'is javascript:'],
    ['<a href="https://a.example/" target="_blank">', 'add rel="noopener"'],
    [link('tel:555'), 'must be tel:+ and the digits'],
    [link('mailto:nobody'), 'is no email address'],
  ])('says what to write instead of %s, which leads somewhere', (html, text) => {
    expect(faultsIn(html)).toEqual([
      expect.objectContaining({ leadsNowhere: false, text: expect.stringContaining(text) }),
    ]);
  });

  it.each([
    link('/about/?from=here&amp;to=there#team'),
    `${link('#a&amp;b')}<p id="a&amp;b">`,
    `${link('#part')}<a name="part">`,
    link('?q=1'),
    link('/a.pdf'),
    link('/plant%20room.pdf'),
    link('/roi-pdf?name=a'),
    link(`${originOf('en-AE')}/about/#team-uae`),
    link('//a.example/'),
    link('tel:+15550100'),
    link('mailto:a@x.example'),
    '<a href="https://a.example/" target="_blank" rel="noopener">',
    '<a href="/about/" target="_blank">',
    '<form action="/forms/demo">',
    '<iframe src="/about/#no-such-part">',
    '<img srcset="https://a.example/w_640,f_avif/a.png 640w,/a.svg 2x, /a.svg">',
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
  ])('accepts %s', (html) => {
    expectNoFaults(faultsIn(html));
  });

  it('resolves the addresses of regional pages as on the host of their region', () => {
    const file = '_hosts/en-AE/index.html';
    expectNoFaults(faultsIn(link('/about/#team-uae') + link('/a.pdf'), file));
    expect(faultsIn(link('/about/#team'), file).map(({ file: document }) => document)).toEqual([file]);
  });
});

describe('checkLinks', () => {
  const messageOf = (pages: Record<string, string>, content: readonly ContentLink[] = []) => {
    try {
      checkLinks(siteOf(pages), () => content);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const given = { line: 7, address: '/nowhere/', kind: 'link' } as const;
  const content = [
    { file: 'content/en/b.yaml', ...given },
    { file: 'content/en/team/a.yaml', ...given, line: 3 },
  ];
  const fault = 'link to /nowhere/: there is no page /nowhere/';

  it('names the content file and the line that give a page its link, once', () => {
    expect(messageOf({ 'team/a/index.html': link('/nowhere/') + link('/nowhere/') }, content)).toBe(
      `Links that lead nowhere:\ncontent/en/team/a.yaml:3: ${fault} (shown on team/a/index.html)`,
    );
  });

  it('names the file that gives several pages a link, and the first of them', () => {
    const shared = { 'x/index.html': link('/nowhere/'), 'y/index.html': link('/nowhere/') };
    expect(messageOf(shared, content.slice(0, 1))).toBe(
      `Links that lead nowhere:\ncontent/en/b.yaml:7: ${fault} (shown on x/index.html)`,
    );
  });

  it('names every link that no content gives, with the first page that has it', () => {
    const menu = link('/nowhere/') + link('/gone/');
    expect(messageOf({ 'x/index.html': menu, 'y/index.html': menu })).toBe(
      `Links that lead nowhere:\nx/index.html: ${fault}\nx/index.html: link to /gone/: there is no page /gone/`,
    );
  });

  it('lets a link pass that leads somewhere, however it is written', () => {
    expect(messageOf({ 'index.html': link('/old/') + link('http://a.example/') })).toBe('');
  });
});
