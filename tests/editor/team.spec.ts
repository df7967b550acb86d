import { type Browser, expect, type Page } from '@playwright/test';
import { expectSeen } from '../e2e/expectSeen.ts';
import { test } from '../e2e/test.ts';
import { EditedSite } from './EditedSite.ts';
import { openEditor } from './openEditor.ts';

let site: EditedSite;

const PASSWORDS = { writer: 'three green chairs', publisher: 'four plain old chairs' };
const PRICING = 'en/pricing.yaml';
const POST = 'en/blog/a-bank-account-for-gas.mdx';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1600, height: 950 } });
test.beforeAll(async () => {
  site = await EditedSite.start((address) => ({
    EDIT_ORIGIN: new URL(address).origin,
    EDIT_WRITER_PASSWORD: PASSWORDS.writer,
    EDIT_PUBLISHER_PASSWORD: PASSWORDS.publisher,
  }));
});
test.afterEach(() => site.restore());
test.afterAll(() => site?.server.stop());

async function signIn(page: Page, name: string, role: keyof typeof PASSWORDS) {
  await page.goto(new URL('edit/', site.server.address).href);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your email address').fill(`${name.toLowerCase()}@vendor.example`);
  await page.getByLabel('Password').fill(PASSWORDS[role]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(`${name}, ${role}`)).toBeVisible();
}

/** Ida and Dana, who have opened the same file in browsers of their own. */
async function twoPeople(browser: Browser, path: string) {
  const [ida, dana] = await Promise.all(
    (['Ida', 'Dana'] as const).map(async (name) => {
      const page = await (await browser.newContext({ viewport: { width: 1600, height: 950 } })).newPage();
      await signIn(page, name, 'writer');
      return openEditor(page, site.server.address, path);
    }),
  );
  if (!ida || !dana) throw new Error('there are not two people');
  return { ida, dana, people: [ida, dana] };
}

test('a writer saves what a publisher publishes under their own name', async ({ page, browser }) => {
  await signIn(page, 'Ida', 'writer');
  const { canvas, select, field, save, status } = await openEditor(page, site.server.address, PRICING);
  await expect(canvas.locator('h1')).toHaveText(/^Pricing by people/);
  await select('h1');
  await field('Title').fill('Pricing by people and sites');
  await save();
  await expect(status).toHaveText('Saved');
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByText('a publisher will publish them')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Commit' })).toHaveCount(0);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, 'Dana', 'publisher');
  await other.getByRole('button', { name: 'Review changes' }).click();
  await expect(other.locator('ins')).toHaveText('sites');
  await other.getByLabel('Summary of the changes').fill('Say sites, not buildings');
  await other.getByRole('button', { name: 'Commit' }).click();
  await expect(other.locator('.review > [role=status]')).toHaveText('Committed.');
  expect(site.git('log', '-1', '--format=%an <%ae>').trim()).toBe('Dana <dana@vendor.example>');
  await context.close();
});

test('two people edit a page at once: both keep their changes, and choose where these contradict', async ({
  browser,
}) => {
  const { ida, dana, people } = await twoPeople(browser, PRICING);
  for (const { select } of people) await select('h1');
  await ida.field('Title').fill('Prices by people and roofs');
  await dana.field('Intro').fill('Two numbers set the price.');
  for (const { save, status } of people) {
    await save();
    await expect(status).not.toHaveText(/Not saved|Saving/);
  }
  const text = () => site.server.read(`content/${PRICING}`);
  await expect.poll(text).toContain('title: Prices by people and roofs\n');
  expect(text()).toContain("intro: 'Two numbers set the price.'\n");
  // Dana has what Ida saved; Ida does not know about Dana's next change.
  await expect(dana.canvas.locator('h1')).toHaveText('Prices by people and roofs');
  await dana.select('h1');
  await dana.field('Title').fill('What Dana says');
  await dana.save();
  await expect.poll(text).toContain('title: What Dana says\n');
  await ida.field('Title').fill('What Ida says');
  await ida.save();
  await expect(ida.status).toContainText('Nothing was overwritten');
  const mine = ida.page.getByRole('button', { name: /^Keep mine/ });
  await expectSeen(mine, { width: 200, height: 20 });
  await mine.click();
  await expect.poll(text).toContain('title: What Ida says\n');
  for (const { page } of people) await page.context().close();
});

test('two people write one article: both paragraphs are kept, and of one that both have changed one is chosen', async ({
  browser,
}) => {
  site.server.edit(
    `content/${POST}`,
    /(?<=^---\n\n)[\s\S]*/m,
    'Rain on the roof.\n\nWind in the duct.\n\nSnow at the door.\n',
  );
  site.git('commit', '--quiet', '--all', '-m', 'A short text');
  const { ida, dana, people } = await twoPeople(browser, POST);
  for (const { page } of people)
    await page.getByRole('button', { name: 'As Markdown' }).locator('visible=true').click();
  const textOf = ({ field }: typeof ida) => field('Text, as Markdown');
  await textOf(ida).fill('\nIt rains on roofs.\n\nWind in the duct.\n\nSnow at a door.\n');
  await dana.field('Name').fill('Cylinder accounts');
  await textOf(dana).fill('\nRain on the roof.\n\nWind in every duct.\n\nSnow at two doors.\n');
  await expect(dana.canvas.getByText('Wind in every duct.')).toBeVisible();
  await ida.save();
  await expect(ida.status).toHaveText('Saved');
  await dana.save();
  await expect(dana.status).toContainText('Nothing was overwritten');
  await dana.page.getByRole('button', { name: /^Take theirs.*Snow at a door/ }).click();
  await expect(textOf(dana)).toHaveValue(/It rains on roofs\.\n\nWind in every duct\.\n\nSnow at a door\./);
  expect(site.changedLines(POST).filter((line) => line.startsWith('+'))).toEqual([
    '+name: Cylinder accounts',
    '+It rains on roofs.',
    '+Wind in every duct.',
    '+Snow at a door.',
  ]);
  for (const { page } of people) await page.context().close();
});

test('unsaved input survives the end of a session', async ({ page, context }) => {
  await signIn(page, 'Ida', 'writer');
  const { canvas, select, field, save, status } = await openEditor(page, site.server.address, PRICING);
  await expect(canvas.locator('h1')).toHaveText(/^Pricing by people/);
  await select('h1');
  await field('Title').fill('Prices by people and sites');
  await context.clearCookies();
  await save();
  await expect(status).toContainText('Sign in again in another tab');
  await signIn(await context.newPage(), 'Ida', 'writer');
  await save();
  await expect(status).toHaveText('Saved');
});

test('files of the machine that are not part of the site are out of reach', async ({ page }) => {
  site.server.write('data/leads.txt', 'a visitor');
  site.server.write('private.key', 'a secret');
  await signIn(page, 'Dana', 'publisher');
  for (const path of [
    'data/leads.txt',
    'private.key',
    '.git/config',
    `@fs${site.server.folder}/data/leads.txt`,
  ]) {
    const answer = await page.request.get(new URL(path, site.server.address).href);
    expect([403, 404], path).toContain(answer.status());
    expect(await answer.text(), path).not.toMatch(/a visitor|a secret|\[core\]/);
  }
});
