import { expect } from '@playwright/test';
import { findBrokenLines } from './findBrokenLines.ts';
import { test } from './test.ts';

const PAGE = (markup: string) =>
  `<style>main { width: 125px; font: 20px/1 monospace; overflow-wrap: break-word } h2 { font: inherit }</style><main>${markup}</main>`;

for (const [what, markup, fault] of [
  ['a heading that breaks at a hyphen', '<h2>For multi-sites</h2>', 'breaks at a hyphen: “multi- / sites”'],
  ['a paragraph that breaks at a hyphen', '<p>For multi-sites</p>', undefined],
  ['a compound kept whole', '<h2>For <span style="display:inline-block">multi-site</span></h2>', undefined],
  ['a word that its cell splits', '<p>Maintenance</p>', 'a word is split: “Maintenanc / e”'],
  ['words for screen readers', '<p style="width:1px;height:1px;overflow:hidden">Read</p>', undefined],
  ['a line of punctuation', '<h2>Mainten <br>· ance</h2>', 'begins a line with “·”'],
  ['a word alone in the last line', '<h2>Rooms and corridors on</h2>', 'ends on a line with “on” alone'],
] as const) {
  test(`${what}: ${fault ? 'found' : 'no fault'}`, async ({ page }) => {
    await page.route('**/lines/', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGE(markup) }),
    );
    await page.goto('/lines/');
    expect(await findBrokenLines(page)).toEqual(fault ? [expect.stringContaining(fault)] : []);
  });
}
