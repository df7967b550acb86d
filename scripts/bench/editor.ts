// How long a person in the visual editor waits, on the pricing page: until it is on the canvas, until a typed letter is,
// also while the page is being examined, until a save is written and checked, and until the page's own address shows it.
// And until a letter is on the canvas that is typed into the text of a post.
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../../tests/browser.ts';
import { EditedSite } from '../../tests/editor/EditedSite.ts';
import { installPackages } from '../installPackages.mjs';

/** What is typed, one letter at a time: an odd number of letters, so that one of the times is their median. */
const LETTER = 'x';
const LETTERS = 9;

const POST = 'en/blog/a-bank-account-for-gas.mdx';

/** Types a letter, and returns how many ms later the canvas has it. */
async function typeLetter(page: Page): Promise<number> {
  await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
    const main = frame?.contentDocument?.querySelector('main');
    if (!main) throw new Error('The canvas shows no page.');
    const seen: { typed?: number; shown?: number } = {};
    Object.assign(window, { seen });
    addEventListener(
      'keydown',
      () => {
        seen.typed = performance.now();
      },
      { once: true, capture: true },
    );
    const observer = new MutationObserver(() => {
      seen.shown ??= performance.now();
      observer.disconnect();
    });
    observer.observe(main, { subtree: true, childList: true, characterData: true });
  });
  await page.keyboard.press(LETTER);
  const times = await page.waitForFunction(() => {
    const { seen } = window as unknown as { seen: { typed?: number; shown?: number } };
    return seen.shown !== undefined && seen.typed !== undefined && { took: seen.shown - seen.typed };
  });
  return ((await times.jsonValue()) as { took: number }).took;
}

/**
 * Types letters, and returns the median of the times after which the canvas has them.
 *
 * @param ready resolves when the next one is to be typed
 */
async function typeLetters(page: Page, ready = async () => {}): Promise<number> {
  const times: number[] = [];
  for (let letter = 0; letter < LETTERS; letter += 1) {
    await ready();
    times.push(await typeLetter(page));
  }
  return times.toSorted((one, other) => one - other)[LETTERS >> 1] ?? 0;
}

const print = (what: string, time: number) => console.log(`editor: ${what} ${time.toFixed(0)} ms`);

async function measure(page: Page, address: string): Promise<void> {
  const headline = page.frameLocator('#preview-frame').locator('h1').first();
  // The first request also triggers the development server's own startup work.
  await page.goto(new URL(`edit/#${encodeURIComponent('en/pricing.yaml')}`, address).href);
  await headline.waitFor();
  const opening = performance.now();
  await page.reload();
  await headline.waitFor();
  print('opened in', performance.now() - opening);

  await headline.click();
  await page.getByRole('button', { name: 'Copy for another page' }).waitFor();
  const title = page.getByLabel('Title', { exact: true }).locator('visible=true').first();
  await title.fill('Prices');
  await headline.filter({ hasText: /^Prices$/ }).waitFor();
  await title.press('End');
  print('letter on the canvas after', await typeLetters(page));
  const isExamined = () => page.locator('.examined-page').waitFor({ state: 'attached' });
  print('letter on the canvas during an examination after', await typeLetters(page, isExamined));

  const saving = performance.now();
  const answered = page.waitForResponse('**/edit/api/save/');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await answered;
  print('saved in', performance.now() - saving);
  const isShown = async () => {
    const answer = await page.request.get(new URL('pricing/', address).href);
    return (await answer.text()).includes(`Prices${LETTER.repeat(2 * LETTERS)}`);
  };
  while (!(await isShown()));
  print('page shows it after', performance.now() - saving);
}

async function measureText(page: Page, address: string): Promise<void> {
  await page.goto(new URL(`edit/#${encodeURIComponent(POST)}`, address).href);
  const text = page.getByRole('textbox', { name: 'Text', exact: true }).locator('visible=true');
  const opening = performance.now();
  await page.reload();
  await text.waitFor();
  print('text of a post opened in', performance.now() - opening);
  await page.frameLocator('#preview-frame').locator('h1').first().waitFor();
  await text.locator('> p').first().click();
  await page.keyboard.press('End');
  print('letter of a text on the canvas after', await typeLetters(page));
}

installPackages('editor', process.execPath);
const site = await EditedSite.start();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 950 } });
  page.setDefaultTimeout(0);
  await measure(page, site.server.address);
  await measureText(page, site.server.address);
} finally {
  await browser.close();
  await site.server.stop();
}
