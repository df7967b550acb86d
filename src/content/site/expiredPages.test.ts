import { expect, it } from 'vitest';
import type { RedirectRule } from '../../../shared/http/RedirectRule.ts';
import type { Page } from '../Page.ts';
import { withExpired } from './expiredPages.ts';

const page = (path: string, more: object = {}) =>
  ({ path, locale: 'en', parents: [], ...more }) as unknown as Page;
const gone = { expireAt: '2020-01-01T00:00:00Z' };
const rule = (from: string, to: string): RedirectRule => ({ from, to, status: 301, reason: 'It moved.' });

const pages = [page('/'), page('/events/'), page('/product/')];
const redirects = (unpublished: Page[], rules: RedirectRule[] = []) =>
  withExpired(rules, { pages, unpublished }).map(({ from, to, status }) => [from, to, status]);

it('an expired page leads to the page above it for the time being', () => {
  expect(
    redirects([
      page('/events/old/', gone),
      page('/offer/', { ...gone, parents: ['product', 'events/old'] }),
      page('/alone/', gone),
    ]),
  ).toEqual([
    ['/events/old', '/events/', 302],
    ['/offer', '/product/', 302],
    ['/alone', '/', 302],
  ]);
});

it('drafts and pages to come lead nowhere, so that nobody learns of them', () => {
  expect(
    redirects([
      page('/draft/', { draft: true, ...gone }),
      page('/next/', { publishAt: '2999-01-01T00:00:00Z' }),
    ]),
  ).toEqual([]);
});

it('a redirect of its own is kept, and one to an expired page leads where that does', () => {
  const rules = [rule('/events/old', '/product/'), rule('/x', '/offer/#top')];
  expect(redirects([page('/events/old/', gone), page('/offer/', gone)], rules)).toEqual([
    ['/events/old', '/product/', 301],
    ['/x', '/', 301],
    ['/offer', '/', 302],
  ]);
});
