import { expect, it } from 'vitest';
import { readFileContent } from '../saving/contentFile.ts';
import { REDIRECTS, withPageAt, withRedirect } from './redirectTable.ts';

const table = (...rules: readonly (readonly [string, string])[]) =>
  `redirects:\n${rules.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n    status: 301\n    reason: A reason.\n`).join('')}`;

const rulesOf = (text: string) =>
  (readFileContent(REDIRECTS, text).data as { redirects: { from: string; to: string }[] }).redirects.map(
    ({ from, to }) => [from, to],
  );

const reason = 'The page was renamed.';

it('leads an old address to the new one, after the rules that are there', () => {
  const text = withRedirect(table(['/a', '/b/']), { from: '/c/', to: '/d/', reason });
  expect(rulesOf(text)).toEqual([
    ['/a', '/b/'],
    ['/c', '/d/'],
  ]);
});

it('does not hide a page that has its first address again', () => {
  const text = withPageAt(table(['/pricing', '/prices/'], ['/a', '/b/']), '/pricing/');
  expect(rulesOf(text)).toEqual([['/a', '/b/']]);
});

it('leads those who ask for an even older address to the newest at once', () => {
  const text = withRedirect(table(['/costs', '/pricing/']), { from: '/pricing/', to: '/prices/', reason });
  expect(rulesOf(text)).toEqual([
    ['/costs', '/prices/'],
    ['/pricing', '/prices/'],
  ]);
});

it('leaves rules that lead to another site alone', () => {
  const text = table(['/shop', 'https://shop.example/pricing/']);
  expect(withRedirect(text, { from: '/pricing/', to: '/prices/', reason }).startsWith(text)).toBe(true);
});
