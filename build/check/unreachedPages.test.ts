import { describe, expect, it } from 'vitest';
import { documentLinks } from '../links/documentLinks.ts';
import { unreachedPages } from './unreachedPages.ts';

const link = (href: string) => `<a class="x" href="${href}">there</a>`;
const unreached = (pages: Record<string, string>) =>
  unreachedPages(new Map(Object.entries(pages).map(([file, html]) => [file, documentLinks(html)])));

describe('unreachedPages', () => {
  it('follows links from page to page, whatever fragment or query they carry', () => {
    expect(
      unreached({
        'index.html': link('/a/?from=home'),
        'a/index.html': link('/b/#part'),
        'b/index.html': '',
      }),
    ).toEqual([]);
  });

  it('finds a page that links out and that nothing leads to', () => {
    expect(unreached({ 'index.html': '', 'a/index.html': link('/') })).toEqual(['/a/']);
  });

  it('finds pages that only lead to each other', () => {
    expect(unreached({ 'index.html': '', 'a/index.html': link('/b/'), 'b/index.html': link('/a/') })).toEqual(
      ['/a/', '/b/'],
    );
  });

  it('counts a page of a region as the page that it replaces', () => {
    const region = { '_hosts/en-AE/a/index.html': link('/b/'), 'b/index.html': '' };
    expect(unreached({ 'index.html': link('/a/'), 'a/index.html': '', ...region })).toEqual([]);
  });
});
