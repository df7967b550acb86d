import { expect } from '@playwright/test';
import { findLayoutFaults } from './findLayoutFaults.ts';
import { test } from './test.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

for (const [what, html, expected] of [
  [
    'words over words',
    '<p>First</p><p style="margin-top:-2em">Second</p>',
    '“First” and “Second” stand over each',
  ],
  ['words that are too small', '<p style="font-size:9px">Small</p>', 'text of 9 px: “Small”'],
  [
    'a picture without a size',
    `<img alt="" src="${PIXEL}" style="width:0">`,
    'nothing is to be seen of <img',
  ],
  [
    'a picture that is missing',
    '<img alt="A pump" src="data:image/png,none">',
    'its picture is missing: <img',
  ],
  ['a button without a size', '<button style="all:unset"></button>', 'nothing is to be seen of <button'],
  ['an icon without its drawing', '<svg width="20" height="20"></svg>', 'nothing is drawn in <svg'],
  [
    'an icon whose symbol is gone',
    '<svg width="20" height="20"><use href="#gone"/><path d="M0 0h9v9"/></svg>',
    'nothing is drawn in <use',
  ],
] as const) {
  test(`${what} is found`, async ({ page }) => {
    await page.setContent(html);
    const faults = await findLayoutFaults(page.locator('body'));
    expect(faults).toEqual([expect.stringContaining(expected)]);
  });
}

for (const [what, html] of [
  [
    'lines that are close',
    '<p style="line-height:1">One line<br>Another line</p><p style="margin-top:-16px">A third</p>',
  ],
  [
    'words for screen readers',
    '<p>Open<span style="position:absolute;width:1px;height:1px;overflow:hidden;left:8px">the menu</span></p>',
  ],
  ['words that are hidden', '<p>Open</p><p style="visibility:hidden;margin-top:-2em">Closed</p>'],
  ['words in a drawing', '<div role="img" aria-label="A tag"><p style="font-size:9px">Scan me</p></div>'],
  ['a picture and its words', `<p><img alt="" width="20" height="20" src="${PIXEL}"> Pumps</p>`],
] as const) {
  test(`${what} are allowed`, async ({ page }) => {
    await page.setContent(html);
    expect(await findLayoutFaults(page.locator('body'))).toEqual([]);
  });
}
