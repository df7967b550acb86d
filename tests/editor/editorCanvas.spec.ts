import { expect } from '@playwright/test';
import { SAMPLE } from '../stages.ts';
import { test } from './editorTest.ts';
import { drag, openEditor } from './openEditor.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1600, height: 950 } });
test.afterEach(({ site }) => site.restore());

const PRICING = 'en/pricing.yaml';

test(
  'a headline changes on the canvas as it is typed, and one line of the file when it is saved',
  SAMPLE,
  async ({ page, site }) => {
    const { canvas, select, field, save, status } = await openEditor(page, site.server.address, PRICING);
    await select('h1');
    await field('Title').fill('Prices for people and buildings');
    await expect(canvas.locator('h1')).toHaveText('Prices for people and buildings');
    expect(site.changedLines(PRICING)).toEqual([]);
    await save();
    await expect(status).toHaveText('Saved');
    expect(site.changedLines(PRICING)).toEqual([
      '-    title: Pricing by people and buildings',
      '+    title: Prices for people and buildings',
    ]);
  },
);

test('a click on words leads to their field, wherever it is folded away', async ({ page, site }) => {
  const { canvas } = await openEditor(page, site.server.address, PRICING);
  const question = page.getByLabel('Question', { exact: true });
  await canvas.getByText('What counts as a building?', { exact: true }).click();
  const focused = page.locator(':focus');
  await expect(focused).toHaveValue('What counts as a building?');
  await expect(focused).toBeInViewport();
  expect(await question.count()).toBeGreaterThan(1);
  await canvas.locator('h1').click();
  await expect(focused).toHaveValue('Pricing by people and buildings');
});

test('a typed word is on the canvas before the server renders it', async ({ page, site }) => {
  const { canvas, select, field } = await openEditor(page, site.server.address, PRICING);
  await select('h1');
  let isAnswered = false;
  await page.route('**/edit/api/draw/', async (route) => {
    // Until the words have been seen, the server gives no answer.
    await expect(canvas.locator('h1')).toHaveText('Pricing by people and housing');
    isAnswered = true;
    await route.continue();
  });
  await field('Title').fill('Pricing by people and housing');
  await expect(canvas.locator('h1')).toHaveText('Pricing by people and housing');
  await expect.poll(() => isAnswered).toBe(true);
});

test('undo takes back a change, and redo makes it again', async ({ page, site }) => {
  const { canvas, select, field } = await openEditor(page, site.server.address, PRICING);
  await select('h1');
  await field('Title').fill('Another headline');
  await expect(canvas.locator('h1')).toHaveText('Another headline');
  // Puck keeps a step once typing has paused.
  await expect(page.getByRole('button', { name: 'undo' })).toBeEnabled();
  await page.getByRole('button', { name: 'undo' }).click();
  await expect(canvas.locator('h1')).toHaveText('Pricing by people and buildings');
  await page.getByRole('button', { name: 'redo' }).click();
  await expect(canvas.locator('h1')).toHaveText('Another headline');
});

test('the canvas is the page that visitors see', async ({ page, context, site }) => {
  const { canvas } = await openEditor(page, site.server.address, PRICING);
  const visited = await context.newPage();
  await visited.setViewportSize({ width: 1440, height: 900 });
  await visited.goto(new URL('pricing/', site.server.address).href);
  const shape = (own: Element) => {
    const style = getComputedStyle(own);
    const { width } = own.getBoundingClientRect();
    return [style.fontFamily, style.fontSize, style.color, style.backgroundColor, Math.round(width)];
  };
  for (const place of ['h1', 'main > section, main section', 'footer', 'header']) {
    const drawn = await canvas.locator(place).first().evaluate(shape);
    expect(drawn, place).toEqual(await visited.locator(place).first().evaluate(shape));
  }
});

test('the canvas shows a page as visitors in the Emirates see it, with the differences marked', async ({
  page,
  site,
}) => {
  const { canvas } = await openEditor(page, site.server.address, PRICING);
  await expect(canvas.locator('main [data-differs]')).toHaveCount(0);
  await page.getByRole('button', { name: 'en-AE', exact: true }).click();
  await expect(canvas.locator('main [data-differs]').first()).toBeVisible();
  await expect(canvas.locator('h1')).toHaveText('Pricing by people and buildings, quoted in dirhams');
  const report = page.getByRole('region', { name: 'Report on the page' });
  await expect(report).toContainText('As in en-AE');
  await page.getByRole('button', { name: 'en', exact: true }).click();
  await expect(canvas.locator('main [data-differs]')).toHaveCount(0);
  await page.getByRole('button', { name: 'en-AE', exact: true }).click();
  await page.getByRole('link', { name: 'Edit what differs' }).click();
  await expect(page.getByRole('heading', { name: 'en-AE/pricing.yaml' })).toBeVisible();
  const preview = page.frameLocator('.regional-preview');
  await expect(preview.locator('[data-differs]').first()).toBeVisible();
});

test('a report on the page stands above the fields, whatever is selected', async ({ page, site }) => {
  const { select, field } = await openEditor(page, site.server.address, PRICING);
  const report = page.getByRole('region', { name: 'Report on the page' });
  const part = (name: string) => report.locator('summary', { hasText: name });
  await expect(part('Content')).toContainText('no faults');
  await expect(part('Accessibility')).toContainText('no faults');
  await expect(part('Reading')).toContainText(/grade \d+\.\d/);
  await expect(part('Weight')).toContainText(/[\d,]+\/1,400/);
  await report.getByRole('img', { name: 'Share card and search result' }).click();
  await expect(report.getByRole('region', { name: 'Search result' })).toContainText(/example › pricing/);
  const card = report.getByRole('img', { name: 'The card with the page’s title' });
  expect(await card.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual(
    [1200, 630],
  );
  await field('Description').fill('Prices that simply work; nobody pays twice.');
  await part('Phrases').click();
  const phrases = report.getByRole('region', { name: 'Phrases to use sparingly' });
  await expect(phrases).toContainText('nobody, no one');
  await select('h1');
  await expect(phrases).toBeVisible();
});

test('a post is shown without a gap for sections, and its text is edited as Markdown', async ({
  page,
  site,
}) => {
  const path = 'en/blog/a-bank-account-for-gas.mdx';
  const { canvas, field, save, status } = await openEditor(page, site.server.address, path);
  expect((await canvas.locator('[data-puck-dropzone]').first().boundingBox())?.height ?? 0).toBeLessThan(2);
  const asMarkdown = page.getByRole('button', { name: 'As Markdown' }).locator('visible=true');
  await asMarkdown.click();
  const text = field('Text, as Markdown');
  const before = await text.inputValue();
  await text.fill(`${before}\nFewer than <3.\n`);
  await asMarkdown.click();
  await expect(page.getByText('This text can only be shown as Markdown')).toBeVisible();
  await text.fill(`${before}\nOne more paragraph.\n`);
  await expect(canvas.getByText('One more paragraph.')).toBeVisible();
  await asMarkdown.click();
  await expect(field('Text')).toContainText('One more paragraph.');
  await save();
  await expect(status).toHaveText('Saved');
  expect(site.changedLines(path)).toEqual(['+', '+One more paragraph.']);
});

test('a section is inserted from the palette and moved by dragging', SAMPLE, async ({ page, site }) => {
  const { canvas, save, status } = await openEditor(page, site.server.address, PRICING);
  await page.getByRole('button', { name: /^actions/i }).click();
  const item = page
    .locator('.palette-item', { has: page.getByText('Cta', { exact: true }) })
    .locator('visible=true')
    .last();
  const from = await item.boundingBox();
  const frame = await page.locator('#preview-frame').boundingBox();
  if (!from || !frame) throw new Error('the palette and the canvas are not shown');
  const before = await canvas.locator('main > * section, main > section').count();
  await drag(page, { x: from.x + 20, y: from.y + 12 }, { x: frame.x + frame.width / 2, y: frame.y + 640 });
  await expect(canvas.locator('main > * section, main > section')).toHaveCount(before + 1);
  await save();
  await expect(status).toHaveText('Saved');
  expect(site.changedLines(PRICING).filter((line) => line.startsWith('-'))).toEqual([]);
  expect(site.changedLines(PRICING)).toContain('+  - type: cta');
});

test('a section is shown in the palette by a small picture, and copied to another page', async ({
  page,
  site,
}) => {
  const { canvas } = await openEditor(page, site.server.address, PRICING);
  await page.getByRole('button', { name: /^actions/i }).click();
  const picture = page.frameLocator('iframe[title="Small picture: Cta"]');
  await expect(picture.locator('[data-example]')).toBeVisible();

  await canvas.locator('h1').click();
  await page.getByRole('button', { name: 'Copy for another page' }).click();
  const { canvas: next } = await openEditor(page, site.server.address, 'en/about.yaml');
  await page.getByRole('button', { name: /^Paste the copied section/ }).click();
  await expect(next.getByText('Pricing by people and buildings').first()).toBeVisible();
});

test('the page is shown at the widths of a phone, a tablet, a laptop and a desktop', async ({
  page,
  site,
}) => {
  const { canvas } = await openEditor(page, site.server.address, PRICING);
  for (const width of [390, 768, 1024, 1440]) {
    await page.getByRole('button', { name: new RegExp(`${width} px`) }).click();
    await expect.poll(() => canvas.locator('html').evaluate(() => innerWidth)).toBe(width);
  }
});

test('a person is chosen by name and face, and an answer is written with buttons', async ({ page, site }) => {
  const post = await openEditor(page, site.server.address, 'en/blog/a-bank-account-for-gas.mdx');
  // Puck keeps a second copy of the fields for narrow windows.
  const author = page
    .locator('.field-record', { has: page.getByLabel('Author') })
    .locator('visible=true')
    .first();
  await expect(author.getByText('Shabnam Iqbal', { exact: true })).toBeVisible();
  await author.getByRole('button', { name: 'Choose by name' }).click();
  await author.getByPlaceholder('Find by name').fill('prowse');
  await author.getByRole('button', { name: 'Alan Prowse' }).click();
  await expect(post.field('Author')).toHaveValue('alan-prowse');
  await post.save();
  await expect(post.status).toHaveText('Saved');

  const { canvas, save, status } = await openEditor(page, site.server.address, PRICING);
  await canvas.getByText('Who counts as a person?', { exact: true }).click();
  const entry = page.locator('details.entry', { has: page.locator(':focus') });
  const answer = entry.getByLabel('Answer', { exact: true });
  await answer.evaluate((area: HTMLTextAreaElement) => {
    const start = area.value.indexOf('Your own staff');
    area.setSelectionRange(start, start + 'Your own staff'.length);
  });
  await entry.getByRole('button', { name: 'Bold' }).click();
  await expect(answer).toHaveValue(/^<p><strong>Your own staff<\/strong> who/);
  await expect(entry.frameLocator('.html-preview').locator('strong')).toHaveText('Your own staff');
  await save();
  await expect(status).toHaveText('Saved');
  expect(site.changedLines(PRICING)).toHaveLength(2);
});
