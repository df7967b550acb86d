import { expect } from '@playwright/test';
import { findCutParts } from './findCutParts.ts';
import { test } from './test.ts';

/** A picture of one person, from 180 to 220 px across and 100 to 200 px down. */
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 400 200"><defs><path id="stand" d="M0 0h40v100h-40z"/></defs><use class="f" href="#stand" x="180" y="100"/></svg>';

for (const [what, style, isFault] of [
  ['a person in the middle of a crop', 'width:100px;object-position:50% 50%', false],
  ['a person at the edge of a crop', 'width:100px;object-position:67% 50%', true],
  ['a person outside a crop', 'width:100px;object-position:0 50%', false],
  ['a head above a crop', 'width:400px;height:80px;object-position:50% 100%', true],
  ['a picture shown in full', 'width:100px;object-fit:contain', false],
  ['a picture that a frame cuts', 'width:400px;max-width:none', true],
] as const) {
  test(`${what}: ${isFault ? 'found' : 'no fault'}`, async ({ page }) => {
    await page.route('**/crops/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<body style="margin:0"><main style="width:200px;overflow:clip"><img alt="" src="/_art/one.svg" width="400" height="200" style="display:block;height:200px;object-fit:cover;${style}"></main>`,
      }),
    );
    await page.route('**/_art/one.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: DRAWING }),
    );
    await page.goto('/crops/');
    expect(await findCutParts(page)).toEqual(isFault ? ['stand is cut off in one.svg'] : []);
  });
}
