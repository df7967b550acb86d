import { describe, expect, it } from 'vitest';
import type { Page } from '../src/content/Page.ts';
import { searchableDocument } from './searchIndex.ts';

const page = { path: '/blog/one/', name: 'Fans & “belts"' } as Page;

describe('a page as the index reads it', () => {
  it('is its content, with family and name', () => {
    expect(searchableDocument('<body><main id="main"><h1>One</h1></main></body>', page)).toContain(
      '<main data-pagefind-body data-pagefind-filter="section:blog" data-pagefind-meta="name:Fans &amp; “belts&quot;" id="main">',
    );
  });

  it('keeps words apart that only style sets apart', () => {
    expect(
      searchableDocument('<main id="main"><b>By</b><i>Jonas</i>, a<span>planner</span></main>', page),
    ).toMatch(/<b>By<\/b> <i>Jonas<\/i>, a <span>planner<\/span>/);
  });

  it('is none without content', () => {
    expect(searchableDocument('<html></html>', page)).toBeUndefined();
  });
});
