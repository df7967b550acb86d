import { expect, type Page } from '@playwright/test';
import type { EditedSite } from './EditedSite.ts';
import { test } from './editorTest.ts';
import { openEditor } from './openEditor.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1600, height: 950 } });
test.afterEach(({ site }) => site.restore());

const PRICING = 'en/pricing.yaml';
/** Opens the page about prices, and types a headline. */
async function typeHeadline(page: Page, site: EditedSite, headline: string) {
  const editor = await openEditor(page, site.server.address, PRICING);
  await editor.select('h1');
  await editor.field('Title').fill(headline);
  await expect(editor.canvas.locator('h1')).toHaveText(headline);
  return editor;
}

async function chooseInTree(page: Page, name: string) {
  await page.getByLabel('Find a page or file').fill(name);
  await page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
}

test('opening another file first asks what to do with unsaved changes', async ({ page, site }) => {
  const { canvas, field, status } = await typeHeadline(page, site, 'Prices for people');
  await chooseInTree(page, 'prices');
  const question = page.getByRole('dialog', { name: 'This file has changes that are not saved.' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toHaveCount(0);
  await expect(canvas.locator('h1')).toHaveText('Prices for people');
  await expect(status).toHaveText('Not saved yet');

  await chooseInTree(page, 'prices');
  await question.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('heading', { name: 'settings/prices.yaml' })).toBeVisible();
  expect(site.changedLines(PRICING)).toContain('+    title: Prices for people');

  await field('Building').fill('52');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard the changes' }).click();
  await expect(canvas.locator('h1')).toHaveText('Prices for people');
  expect(site.changedFiles()).toEqual([PRICING]);
});

test('unsaved input survives a review, and the editor knows what it has saved', async ({ page, site }) => {
  const { canvas, field, save, status } = await typeHeadline(page, site, 'Prices for people');
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByText('Unsaved changes are not listed here.')).toBeVisible();
  await expect(page.getByText('No changes since the last commit.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await expect(field('Title')).toHaveValue('Prices for people');
  await save();
  await expect(status).toHaveText('Saved');
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.locator('ins').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await expect(canvas.locator('h1')).toHaveText('Prices for people');
  await field('Title').fill('Prices for people and sites');
  await expect(status).toHaveText('Not saved yet');
  await save();
  await expect(status).toHaveText('Saved');
  expect(site.changedLines(PRICING)).toContain('+    title: Prices for people and sites');
});

test('a form whose check fails says so, and checks again', async ({ page, site }) => {
  const { field } = await openEditor(page, site.server.address, 'settings/prices.yaml');
  await page.route('**/edit/api/check/', (route) =>
    route.fulfill({ status: 401, body: 'You are no longer signed in.' }),
  );
  await field('Building').fill('$48');
  await expect(page.getByRole('alert')).toHaveText('Not checked: You are no longer signed in.');
  await page.unroute('**/edit/api/check/');
  await field('Building').fill('$49');
  await expect(page.getByText('must be a number')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that is the same everywhere can be made to differ in a region', async ({ page, site }) => {
  await openEditor(page, site.server.address, 'en/cmms-guide.mdx');
  await page.getByRole('button', { name: 'en-AE', exact: true }).click();
  await page.getByRole('button', { name: 'Let this page differ in en-AE' }).click();
  await expect(page.getByRole('heading', { name: 'en-AE/cmms-guide.yaml' })).toBeVisible();
  expect(site.changedFiles()).toEqual(['en-AE/cmms-guide.yaml']);
  await expect(page.frameLocator('.regional-preview').locator('h1')).toBeVisible();
});

test('a page is renamed back', async ({ page, site }) => {
  for (const [path, address] of [
    [PRICING, 'prices'],
    ['en/prices.yaml', 'pricing'],
  ] as const) {
    await openEditor(page, site.server.address, path);
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByLabel('New address').fill(address);
    await page.getByRole('button', { name: 'Rename the page' }).click();
    await expect(page.getByText(`en/${address}.yaml`).first()).toBeVisible();
  }
  expect(site.changedFiles()).toEqual(['settings/redirects.yaml']);
  expect(site.changedLines('settings/redirects.yaml')).toEqual([
    '+  - from: /prices',
    '+    to: /pricing/',
    '+    status: 301',
    '+    reason: The page was renamed.',
  ]);
});
