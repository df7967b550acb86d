import { expect } from '@playwright/test';
import { SAMPLE } from '../stages.ts';
import { test } from './editorTest.ts';
import { openEditor } from './openEditor.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1600, height: 950 } });
test.afterEach(({ site }) => site.restore());

const PRICING = 'en/pricing.yaml';

test('a file that is opened by its address takes the place of the review', async ({ page, site }) => {
  await openEditor(page, site.server.address, 'settings/prices.yaml');
  await page.getByRole('button', { name: 'Review changes' }).click();
  const back = page.getByRole('button', { name: 'Back to the page' });
  await expect(back).toBeVisible();
  await openEditor(page, site.server.address, 'settings/locales.yaml');
  await expect(back).toBeHidden();
});

test('a record is edited in its form, and keeps its quotes', async ({ page, site }) => {
  const path = 'records/topics/refrigeration.yaml';
  const { field, save, status } = await openEditor(page, site.server.address, path);
  const before = await field('Name').inputValue();
  await field('Name').fill('Cold');
  await save();
  await expect(status).toHaveText('Saved');
  expect(site.changedLines(path)).toHaveLength(2);
  expect(site.changedLines(path)[0]).toContain(before);
});

test('a menu entry changes one line', async ({ page, site }) => {
  const path = 'settings/navigation.yaml';
  const { save, status } = await openEditor(page, site.server.address, path);
  const field = page.getByLabel('Name', { exact: true }).first();
  await field.fill('The platform');
  await save();
  await expect(status).toHaveText('Saved');
  expect(site.changedLines(path)).toEqual(['-  name: Platform', '+  name: The platform']);
});

test(
  'two people keep what both have changed, and choose where they contradict each other',
  SAMPLE,
  async ({ page, site }) => {
    const { canvas, select, field, save, status } = await openEditor(page, site.server.address, PRICING);
    site.server.edit(`content/${PRICING}`, /name: Pricing\n/, 'name: Prices\n');
    await select('h1');
    await field('Title').fill('Mine');
    await save();
    await expect
      .poll(() => site.changedLines(PRICING))
      .toEqual([
        '-name: Pricing',
        '+name: Prices',
        '-    title: Pricing by people and buildings',
        '+    title: Mine',
      ]);
    // The page opens again with what the other one has written.
    await expect(status).toHaveText('Saved, together with what else has changed');
    await expect(canvas.locator('h1')).toHaveText('Mine');
    site.server.edit(`content/${PRICING}`, /title: Mine\n/, 'title: Theirs\n');
    await select('h1');
    await field('Title').fill('Mine again');
    await save();
    await expect(status).toContainText('Nothing was overwritten');
    expect(site.server.read(`content/${PRICING}`)).toContain('title: Theirs\n');
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect(canvas.locator('h1')).toHaveText('Theirs');
    expect(site.server.read(`content/${PRICING}`)).toContain('title: Theirs\n');
  },
);

test('a page is copied as a draft', async ({ page, site }) => {
  await openEditor(page, site.server.address, PRICING);
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await page.getByLabel('Name', { exact: true }).first().fill('Prices for schools');
  await page.getByLabel('Last part of its address').fill('prices-for-schools');
  await page.getByRole('button', { name: 'Make a draft from it' }).click();
  await expect(page.getByText('en/prices-for-schools.yaml')).toBeVisible();
  const text = site.server.read('content/en/prices-for-schools.yaml');
  expect(text).toContain('\ndraft: true\n');
  // In quotes where the title of the page that was copied is.
  expect(text).toMatch(/^ {2}title: "?Prices for schools \| \{brand\}"?$/m);
});

test('a page that others link to is not deleted, and they are named', async ({ page, site }) => {
  await openEditor(page, site.server.address, PRICING);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(
    page.getByText(/settings\/navigation.yaml:\d+: .*there is no page “pricing”/).first(),
  ).toBeVisible();
  expect(site.server.read(`content/${PRICING}`)).toContain('name: Pricing');
});

test(
  'a change is reviewed by words and committed under the editor’s name',
  SAMPLE,
  async ({ page, site }) => {
    const { select, field, save, status } = await openEditor(page, site.server.address, PRICING);
    await select('h1');
    await field('Title').fill('Pricing by people and sites');
    await save();
    await expect(status).toHaveText('Saved');
    await page.getByRole('button', { name: 'Review changes' }).click();
    await expect(page.locator('del')).toHaveText('buildings');
    await expect(page.locator('ins')).toHaveText('sites');
    await page.getByLabel('Your name').fill('Dana Moore');
    await page.getByLabel('Your email address').fill('dana@lintel.example');
    await page.getByLabel('Summary of the changes').fill('Say sites, not buildings');
    await page.getByRole('button', { name: 'Commit' }).click();
    await expect(page.locator('.review > [role=status]')).toHaveText('Committed.');
    expect(site.git('log', '-1', '--format=%an <%ae> %s').trim()).toBe(
      'Dana Moore <dana@lintel.example> Say sites, not buildings',
    );
    expect(site.git('show', '--stat', '--format=', 'HEAD')).toContain(
      '1 file changed, 1 insertion(+), 1 deletion(-)',
    );
  },
);

test('requests from other sites or under other host names are refused', async ({ request, site }) => {
  const api = new URL('edit/api/tree/', site.server.address).href;
  expect((await request.post(api)).status()).toBe(403);
  const named = { headers: { host: 'editor.example' } };
  expect((await request.get(new URL('edit/', site.server.address).href, named)).status()).toBe(403);
});
