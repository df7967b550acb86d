import { expect } from '@playwright/test';
import { findInkOverWords } from './findInkOverWords.ts';
import { test } from './test.ts';

/** A picture of one horizontal line and a tint, at the address of a drawing. */
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 400 200"><rect width="400" height="200" fill="#0a3" fill-opacity=".1"/><path d="M0 100H400" stroke="#000" stroke-width="4"/></svg>';

const PAGE = (words: string) =>
  `<body style="margin:0"><main style="position:relative"><img alt="" src="/line.svg" width="400" height="200" loading="lazy" style="display:block">${words}</main>`;

for (const [what, words, isFault] of [
  ['a line through words', '<p style="position:absolute;top:72px">Words on the line</p>', true],
  ['words beside the line, on its tint', '<p style="position:absolute;top:0">Words above it</p>', false],
  [
    'words on a ground of their own',
    '<p style="position:absolute;top:72px;background:#fff">A label</p>',
    false,
  ],
  [
    'words for screen readers',
    '<p style="position:absolute;top:90px;width:1px;height:1px;overflow:hidden">Read</p>',
    false,
  ],
] as const) {
  test(`${what}: ${isFault ? 'found' : 'no fault'}`, async ({ page }) => {
    await page.route('**/ink/', (route) => route.fulfill({ contentType: 'text/html', body: PAGE(words) }));
    await page.route('**/line.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: DRAWING }),
    );
    await page.goto('/ink/');
    expect(await findInkOverWords(page)).toEqual(
      isFault ? [expect.stringContaining('a drawing crosses “Words on the line”')] : [],
    );
  });
}
