import { expect, it } from 'vitest';
import type { Page } from '../../content/Page.ts';
import { readingThing } from './readingThing.ts';

const author = { id: 'ana', name: 'Ana Ruiz', role: 'Planner', company: 'Firm' };
const common = { title: 'A title', summary: 'A summary.', cover: {} };
const page = (entry: object, more: object = {}) =>
  ({
    id: 'blog/a',
    path: '/blog/a/',
    locale: 'en',
    locales: ['en'],
    name: 'A',
    parents: [],
    meta: { title: 'A title', desc: 'A description.' },
    sections: [],
    isListed: true,
    entry: { ...common, ...entry },
    ...more,
  }) as unknown as Page;

it('has the author and date of a post', () => {
  expect(readingThing(page({ kind: 'post', date: '2025-03-14', author }))).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A title',
    datePublished: '2025-03-14',
    dateModified: '2025-03-14',
    author: { '@type': 'Person', name: 'Ana Ruiz', jobTitle: 'Planner' },
  });
});

it('names the company as the author if there is none', () => {
  expect(readingThing(page({ kind: 'pressRelease', date: '2025-03-14', contact: author }))).toMatchObject({
    '@type': 'NewsArticle',
    author: { '@type': 'Organization' },
  });
});

it('dates an article by its last change, if it is known', () => {
  expect(readingThing(page({ kind: 'article' }, { updated: '2025-05-02' }))).toMatchObject({
    '@type': 'TechArticle',
    dateModified: '2025-05-02',
  });
  expect(readingThing(page({ kind: 'article' }))).not.toHaveProperty('dateModified');
});

it('is undefined for other pages', () => {
  expect(readingThing({ ...page({ kind: 'event' }) })).toBeUndefined();
});
