import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from '../expectNoFaults.ts';
import { SAMPLE } from '../stages.ts';
import { pageBatches, pageOfEachTemplate, scrollThrough } from './everyPageTest.ts';
import { fontsReady } from './fontsReady.ts';
import { hasPicture, isWanted, keptPictures } from './keptPictures.ts';
import { addressOf } from './sitePage.ts';
import { test } from './test.ts';

test.use({
  // Half the scale is enough to see a line that moved, and the files are a fifth of the size.
  deviceScaleFactor: 0.5,
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/**
 * Notices depend on the date, and the examples have separate screenshots of them. Text becomes bars: see
 * drawWordsAsBars.
 */
const STYLE = `
  [data-hello-bars] { display: none !important; }
  ::highlight(words) { color: transparent; background-color: rgb(128 128 128); }`;

/**
 * Draws a bar for each line of text. Other tests read the text itself, and the pictures of the examples show how
 * letters look; without letters, a picture of a whole page is a fraction of the size and shows the same layout.
 */
async function drawWordsAsBars(page: Page): Promise<void> {
  await page.addStyleTag({ content: STYLE });
  await page.evaluate(() => {
    // Text nodes one by one: a range around pictures would cover them too.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words = new Highlight();
    while (walker.nextNode()) {
      const text = document.createRange();
      text.selectNodeContents(walker.currentNode);
      words.add(text);
    }
    CSS.highlights.set('words', words);
  });
}

/** Where the part of the page ends that stays the same when another post, event or release is published. */
function heightBeforeLists(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lists = [...document.querySelectorAll('[data-listing], [data-ends]')];
    const list = lists.find((element) => element.checkVisibility());
    return Math.ceil(list?.getBoundingClientRect().top ?? document.documentElement.scrollHeight);
  });
}

const fileOf = (path: string) => path.replaceAll('/', '-').replace(/^-|-$/g, '') || 'home';

const SPEC = 'templatePictures.spec.ts';
const templates = pageOfEachTemplate();
const wanted = templates.filter(({ path }) => isWanted(fileOf(path)));

test('each template has a screenshot, and each screenshot a template', SAMPLE, () => {
  const names = templates.map(({ path }) => fileOf(path));
  const kept = keptPictures(SPEC).map((name) => name.replace(/-\d+$/, ''));
  expectNoFaults([
    ...names
      .filter((name) => !kept.includes(name))
      .map((name) => `${name}: npm run screenshots -- ${name}-1440 takes its picture`),
    ...kept
      .filter((name) => !names.includes(name))
      .map((name) => `${name}: it is the first of its template no more; remove its pictures`),
  ]);
});

for (const { name, pages } of pageBatches(wanted)) {
  test(`looks unchanged: ${name}`, SAMPLE, async ({ page, baseURL }) => {
    for (const site of pages) {
      for (const width of [1440, 390]) {
        const picture = `${fileOf(site.path)}-${width}`;
        if (!hasPicture(SPEC, picture)) continue;
        await page.setViewportSize({ width, height: 900 });
        await page.goto(addressOf(baseURL, site));
        await drawWordsAsBars(page);
        await scrollThrough(page);
        await page.evaluate(async () => {
          // A hidden lazy picture would never load, and the test would wait for it forever.
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        });
        await fontsReady(page);
        await expect.soft(page).toHaveScreenshot(`${picture}.png`, {
          fullPage: true,
          scale: 'device',
          clip: { x: 0, y: 0, width, height: await heightBeforeLists(page) },
        });
      }
    }
  });
}
