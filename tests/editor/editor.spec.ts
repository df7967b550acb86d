import { expect, test } from '@playwright/test';
import type { DevelopmentServer } from '../development/DevelopmentServer.ts';
import { EditedSite } from './EditedSite.ts';
import { drag, openEditor } from './openEditor.ts';

let site: EditedSite;
let server: DevelopmentServer;
const changedLines = (path: string) => site.changedLines(path);

test.describe.configure({ mode: 'default', timeout: 90_000 });
test.use({ viewport: { width: 1600, height: 950 } });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await EditedSite.start();
  server = site.server;
});
test.afterEach(() => site.restore());
test.afterAll(() => server?.stop());

const PRICING = 'en/pricing.yaml';

test('a headline changes on the canvas as it is typed, and one line of the file when it is saved', async ({
  page,
}) => {
  const { canvas, field, save, status } = await openEditor(page, server.address, PRICING);
  await canvas.locator('h1').click();
  await field('Title').fill('Prices for people and buildings');
  await expect(canvas.locator('h1')).toHaveText('Prices for people and buildings');
  expect(changedLines(PRICING)).toEqual([]);
  await save();
  await expect(status).toHaveText('Saved');
  expect(changedLines(PRICING)).toEqual([
    '-    title: Pricing by people and buildings',
    '+    title: Prices for people and buildings',
  ]);
});

test('a typed word is on the canvas before the server has drawn it', async ({ page }) => {
  const { canvas, field } = await openEditor(page, server.address, PRICING);
  await canvas.locator('h1').click();
  await expect(field('Title')).toBeVisible();
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

test('undo takes back a change, and redo makes it again', async ({ page }) => {
  const { canvas, field } = await openEditor(page, server.address, PRICING);
  await canvas.locator('h1').click();
  await field('Title').fill('Another headline');
  await expect(canvas.locator('h1')).toHaveText('Another headline');
  // Puck keeps a step once typing has paused.
  await expect(page.getByRole('button', { name: 'undo' })).toBeEnabled();
  await page.getByRole('button', { name: 'undo' }).click();
  await expect(canvas.locator('h1')).toHaveText('Pricing by people and buildings');
  await page.getByRole('button', { name: 'redo' }).click();
  await expect(canvas.locator('h1')).toHaveText('Another headline');
});

test('the canvas is the page that visitors see', async ({ page, context }) => {
  const { canvas } = await openEditor(page, server.address, PRICING);
  const visited = await context.newPage();
  await visited.setViewportSize({ width: 1440, height: 900 });
  await visited.goto(new URL('pricing/', server.address).href);
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

test('a post is shown without a gap for sections, and its text is edited', async ({ page }) => {
  const path = 'en/blog/a-bank-account-for-gas.mdx';
  const { canvas, field, save, status } = await openEditor(page, server.address, path);
  expect((await canvas.locator('[data-puck-dropzone]').first().boundingBox())?.height ?? 0).toBeLessThan(2);
  const text = field('Text, as Markdown');
  await text.fill(`${await text.inputValue()}\nOne more paragraph.\n`);
  await expect(canvas.getByText('One more paragraph.')).toBeVisible();
  await save();
  await expect(status).toHaveText('Saved');
  expect(changedLines(path)).toEqual(['+', '+One more paragraph.']);
});

test('a section is inserted from the palette and moved by dragging', async ({ page }) => {
  const { canvas, save, status } = await openEditor(page, server.address, PRICING);
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
  expect(changedLines(PRICING).filter((line) => line.startsWith('-'))).toEqual([]);
  expect(changedLines(PRICING)).toContain('+  - type: cta');
});

test('a record is edited in its form, and keeps its quotes', async ({ page }) => {
  const path = 'records/topics/refrigeration.yaml';
  const { field, save, status } = await openEditor(page, server.address, path);
  const before = await field('Name').inputValue();
  await field('Name').fill('Cold');
  await save();
  await expect(status).toHaveText('Saved');
  expect(changedLines(path)).toHaveLength(2);
  expect(changedLines(path)[0]).toContain(before);
});

test('a menu entry changes one line', async ({ page }) => {
  const path = 'settings/navigation.yaml';
  const { save, status } = await openEditor(page, server.address, path);
  const field = page.getByLabel('Name', { exact: true }).first();
  await field.fill('The platform');
  await save();
  await expect(status).toHaveText('Saved');
  expect(changedLines(path)).toEqual(['-  name: Platform', '+  name: The platform']);
});

test('two people keep what both have changed, and choose where they contradict each other', async ({
  page,
}) => {
  const { canvas, field, save, status } = await openEditor(page, server.address, PRICING);
  server.edit(`content/${PRICING}`, /name: Pricing\n/, 'name: Prices\n');
  await canvas.locator('h1').click();
  await field('Title').fill('Mine');
  await save();
  await expect
    .poll(() => changedLines(PRICING))
    .toEqual([
      '-name: Pricing',
      '+name: Prices',
      '-    title: Pricing by people and buildings',
      '+    title: Mine',
    ]);
  // The page opens again with what the other one has written.
  await expect(canvas.locator('h1')).toHaveText('Mine');
  server.edit(`content/${PRICING}`, /title: Mine\n/, 'title: Theirs\n');
  await canvas.locator('h1').click();
  await field('Title').fill('Mine again');
  await save();
  await expect(status).toContainText('Nothing was overwritten');
  expect(server.read(`content/${PRICING}`)).toContain('title: Theirs\n');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(canvas.locator('h1')).toHaveText('Theirs');
  expect(server.read(`content/${PRICING}`)).toContain('title: Theirs\n');
});

test('a page is copied as a draft', async ({ page }) => {
  await openEditor(page, server.address, PRICING);
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await page.getByLabel('Name', { exact: true }).first().fill('Prices for schools');
  await page.getByLabel('Last part of its address').fill('prices-for-schools');
  await page.getByRole('button', { name: 'Make a draft from it' }).click();
  await expect(page.getByText('en/prices-for-schools.yaml')).toBeVisible();
  const text = server.read('content/en/prices-for-schools.yaml');
  expect(text).toContain('\ndraft: true\n');
  // In quotes where the title of the page that was copied is.
  expect(text).toMatch(/^ {2}title: "?Prices for schools \| \{brand\}"?$/m);
});

test('a page that others lead to is not deleted, and they are named', async ({ page }) => {
  await openEditor(page, server.address, PRICING);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(
    page.getByText(/settings\/navigation.yaml:\d+: .*there is no page “pricing”/).first(),
  ).toBeVisible({
    timeout: 30_000,
  });
  expect(server.read(`content/${PRICING}`)).toContain('name: Pricing');
});

test('a change is reviewed by words and committed under the editor’s name', async ({ page }) => {
  const { canvas, field, save, status } = await openEditor(page, server.address, PRICING);
  await canvas.locator('h1').click();
  await field('Title').fill('Pricing by people and sites');
  await save();
  await expect(status).toHaveText('Saved');
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.locator('del')).toHaveText('buildings', { timeout: 30_000 });
  await expect(page.locator('ins')).toHaveText('sites');
  await page.getByLabel('Your name').fill('Dana Moore');
  await page.getByLabel('Your e-mail address').fill('dana@lintel.example');
  await page.getByLabel('What has changed, in a line').fill('Say sites, not buildings');
  await page.getByRole('button', { name: 'Commit' }).click();
  await expect(page.locator('.review > [role=status]')).toHaveText('Committed.', { timeout: 30_000 });
  expect(site.git('log', '-1', '--format=%an <%ae> %s').trim()).toBe(
    'Dana Moore <dana@lintel.example> Say sites, not buildings',
  );
  expect(site.git('show', '--stat', '--format=', 'HEAD')).toContain(
    '1 file changed, 1 insertion(+), 1 deletion(-)',
  );
  site.git('reset', '--quiet', '--hard', 'HEAD~1');
});

test('other pages and other names of this machine get no answer', async ({ request }) => {
  const api = new URL('edit/api/tree/', server.address).href;
  expect((await request.post(api)).status()).toBe(403);
  const named = { headers: { host: 'editor.example' } };
  expect((await request.get(new URL('edit/', server.address).href, named)).status()).toBe(403);
});
