import { expect, type Page } from '@playwright/test';
import { expectSeen, findUnseen } from './expectSeen.ts';
import { test } from './test.ts';

/** Shows a button in a box, in a page whose styles the test sets. */
async function show(page: Page, styles: string, after = ''): Promise<string[]> {
  await page.setContent(
    `<!doctype html><html lang="en"><title>Seen</title><style>${styles}</style>
    <div id="box"><button id="target">Ask for a price</button></div>${after}`,
  );
  return findUnseen(page.locator('#target'), { width: 80, height: 20 });
}

test('what a person sees is seen', async ({ page }) => {
  expect(await show(page, '')).toEqual([]);
  await expectSeen(page.locator('#target'), { width: 80, height: 20 });
});

test('a link stretched over a card hides none of it, and pointer-events: none makes no difference', async ({
  page,
}) => {
  expect(
    await show(
      page,
      '#box { position: relative } a::after { content: ""; position: absolute; inset: 0 } #target { pointer-events: none }',
      '<div style="position: fixed; inset: 0"></div>',
    ),
  ).toEqual([]);
});

const UNSEEN: [name: string, styles: string, fault: string, after?: string][] = [
  ['smaller than it should be', '#target { width: 30px; overflow: hidden }', 'of it are in view'],
  ['beside the window', '#box { position: absolute; left: -300px }', '0 × '],
  ['see-through', '#box { opacity: 0.2 }', 'opacity 0.2'],
  ['hidden', '#target { visibility: hidden }', 'its style hides it'],
  ['cut off', '#box { width: 60px; overflow: hidden } #target { width: 200px }', 'cuts part of it off'],
  ['covered', 'p { position: fixed; inset: 0; background: white }', 'covered by <p', '<p></p>'],
  [
    'covered by a box of a style',
    'p::before { content: ""; position: fixed; inset: 0; background: #fff }',
    'covered by <p',
    '<p></p>',
  ],
];

test('elements that are small, outside, faint, hidden, cut off or covered are not seen', async ({ page }) => {
  for (const [name, styles, fault, after] of UNSEEN)
    expect.soft(await show(page, styles, after), name).toEqual([expect.stringContaining(fault)]);
});

test('words as pale as their background are not readable', async ({ page }) => {
  await show(page, '#target { color: #ccc; background: #fff }');
  await expect(expectSeen(page.locator('#target'), { width: 80, height: 20 })).rejects.toThrow(
    'color-contrast',
  );
});
