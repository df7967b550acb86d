import { expect, type Page } from '@playwright/test';
import { pageBatches, pageOfEachTemplate, scrollThrough } from './everyPageTest.ts';
import { fontsReady } from './fontsReady.ts';
import { addressOf } from './sitePage.ts';
import { test } from './test.ts';

test.use({
  // Half as large is large enough to see a line that moved, and the files are a fifth.
  deviceScaleFactor: 0.5,
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Notices come and go by date, and are pictures of their own among the examples. */
const NOTICES = '[data-hello-bars] { display: none !important; }';

/** Where the part of the page ends that stays as it is when somebody publishes one more post, event or release. */
function heightBeforeLists(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lists = [...document.querySelectorAll('[data-listing], [data-ends]')];
    const list = lists.find((element) => element.checkVisibility());
    return Math.ceil(list?.getBoundingClientRect().top ?? document.documentElement.scrollHeight);
  });
}

const fileOf = (path: string) => path.replaceAll('/', '-').replace(/^-|-$/g, '') || 'home';

/** Only pages whose file name holds this word, while somebody works on them. */
const only = process.env['PICTURES_ONLY'] ?? '';
const wanted = pageOfEachTemplate().filter(({ path }) => fileOf(path).includes(only));

for (const { name, pages } of pageBatches(wanted)) {
  test(`as it looked: ${name}`, async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    for (const site of pages) {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(addressOf(baseURL, site));
        await page.addStyleTag({ content: NOTICES });
        await scrollThrough(page);
        await page.evaluate(async () => {
          // A picture that waits to be seen would be waited for without end where it is hidden.
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        });
        await fontsReady(page);
        await expect.soft(page).toHaveScreenshot(`${fileOf(site.path)}-${width}.png`, {
          fullPage: true,
          scale: 'device',
          clip: { x: 0, y: 0, width, height: await heightBeforeLists(page) },
        });
      }
    }
  });
}
