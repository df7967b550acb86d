import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { SAMPLE } from '../stages.ts';
import type { EditedSite } from './EditedSite.ts';
import { test } from './editorTest.ts';
import { openEditor } from './openEditor.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1600, height: 950 } });
test.afterEach(({ site }) => site.restore());

/** Makes a draft of a family, and waits until it can be edited. */
async function makePage(
  page: Page,
  site: EditedSite,
  { kind, name, address }: { kind: string; name: string; address: string },
) {
  const editor = await openEditor(page, site.server.address, 'settings/prices.yaml');
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Kind of page').selectOption(kind);
  await page.getByLabel('Name', { exact: true }).last().fill(name);
  await page.getByLabel(/^Address/).fill(address);
  await page.getByRole('button', { name: 'Make the draft' }).click();
  await expect(editor.canvas.locator('h1').first()).toBeVisible();
  return editor;
}

test('a landing page of five sections is made, and published', async ({ page, site }) => {
  const { canvas, field, save, status } = await makePage(page, site, {
    kind: 'Campaign landing page',
    name: 'Spring campaign',
    address: 'spring-campaign',
  });
  const sections = canvas.locator('main > section, main > * section');
  const before = await sections.count();
  for (const [family, type] of [
    ['figures', 'Insert Stat cards'],
    ['proof', 'Insert Quote'],
    ['actions', 'Insert Cta'],
    ['reading', 'Insert Faq'],
  ] as const) {
    // Puck keeps a second copy of each entry below the one that is dragged.
    const button = page.getByRole('button', { name: type, exact: true }).last();
    if (!(await button.isVisible()))
      await page.getByRole('button', { name: new RegExp(`^${family}`, 'i') }).click();
    await button.click();
  }
  await expect.poll(() => sections.count()).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await field('Draft').uncheck();
  await save();
  await expect(status).toHaveText('Saved');
  expect(site.changedFiles()).toEqual(['en/spring-campaign.yaml']);
  const text = site.server.read('content/en/spring-campaign.yaml');
  expect(text.match(/^ {2}- type: /gm)).toHaveLength(5);
  const address = new URL('spring-campaign/', site.server.address).href;
  // The server may be loading the content anew.
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
});

test('a post with a photograph is made', SAMPLE, async ({ page, site }) => {
  const { canvas, save, status } = await makePage(page, site, {
    kind: 'Blog post',
    name: 'Roofs in winter',
    address: 'roofs-in-winter',
  });
  const cover = page.getByRole('group', { name: /^Cover/ });
  await cover.getByLabel('Scene').selectOption('picture');
  await cover.getByRole('button', { name: 'Choose or add a picture' }).click();
  const photograph = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#8899aa' } });
  await cover.getByLabel(/Add a picture/).setInputFiles({
    name: 'Roof in Winter.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph.jpeg().toBuffer(),
  });
  await cover
    .getByLabel(/What it shows/)
    .last()
    .fill('A roof under snow');
  await cover.getByRole('button', { name: 'Add it' }).click();
  await expect(cover.getByRole('combobox', { name: 'File' })).toHaveValue('roof-in-winter.jpg');
  await expect(canvas.getByAltText('A roof under snow').first()).toBeVisible();
  await save();
  await expect(status).toHaveText('Saved');
  expect(site.changedFiles()).toEqual([
    'en/blog/roofs-in-winter.mdx',
    'media/roof-in-winter.jpg',
    'media/roof-in-winter.jpg.yaml',
  ]);
  expect(site.server.read('content/media/roof-in-winter.jpg.yaml')).toBe('alt: A roof under snow\n');
  expect(site.server.read('content/en/blog/roofs-in-winter.mdx')).toContain(
    'cover: { scene: picture, file: roof-in-winter.jpg }\n',
  );
});

test('an event with a further session is made', async ({ page, site }) => {
  const { canvas, save, status } = await makePage(page, site, {
    kind: 'Event',
    name: 'Dinner for operators',
    address: 'dinner-for-operators',
  });
  const agenda = page.getByRole('group', { name: /^Agenda/ });
  await agenda.locator('details.entry > summary').first().click();
  await agenda.getByRole('button', { name: 'Copy “Doors”' }).click();
  const entry = agenda.locator('details.entry').nth(1);
  await entry.locator('summary').click();
  await entry.getByLabel('Title').fill('A word of welcome');
  await expect(canvas.getByText('A word of welcome').first()).toBeAttached();
  await save();
  await expect(status).toHaveText('Saved');
  expect(site.changedFiles()).toEqual(['en/events/dinner-for-operators.yaml']);
  expect(site.server.read('content/en/events/dinner-for-operators.yaml')).toContain(
    'title: A word of welcome',
  );
});

test('a price changes one line, and the page that states it', async ({ page, site }) => {
  const path = 'settings/prices.yaml';
  const { field, save, status } = await openEditor(page, site.server.address, path);
  // A price for a size is shown by its two numbers, not by “[object Object]”.
  await expect(page.getByRole('group', { name: 'Lowest' }).getByLabel('People')).toHaveValue('1');
  await field('Building').fill('52');
  await save();
  await expect(status).toHaveText('Saved');
  expect(site.changedLines(path)).toEqual([
    '-  building: 48 # Connected Buildings, a building a month',
    '+  building: 52 # Connected Buildings, a building a month',
  ]);
  const pricing = new URL('pricing/', site.server.address).href;
  await expect.poll(async () => (await page.request.get(pricing)).text()).toContain('$52');
});

test('a menu entry is added, in one line', async ({ page, site }) => {
  const path = 'settings/navigation.yaml';
  const { save, status } = await openEditor(page, site.server.address, path);
  const entryOf = (name: string) =>
    page.locator('details.entry', { has: page.locator(':scope > summary', { hasText: name }) }).first();
  await entryOf('Company').locator('summary').first().click();
  const list = entryOf('Meet us');
  await list.locator('summary').first().click();
  await list.getByText('Partner directory', { exact: true }).first().click();
  await list.getByRole('button', { name: 'Copy “Partner directory”' }).click();
  const entry = list.locator('details.entry', { hasText: 'Partner directory' }).nth(1);
  await entry.locator('summary').click();
  await entry.getByLabel('Link').fill('features');
  await entry.getByLabel('Name').fill('Features');
  await save();
  await expect(status).toHaveText('Saved');
  expect(site.changedLines(path)).toEqual(['+          - { link: features, name: Features }']);
});

test('a customer is copied from another one, with a logo', async ({ page, site }) => {
  const { field, save, status } = await openEditor(
    page,
    site.server.address,
    'records/customers/pellow.yaml',
  );
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await page.getByLabel('Name', { exact: true }).first().fill('Ossery');
  await page.getByLabel('Last part of its address').fill('ossery');
  await page.getByRole('button', { name: 'Make a copy' }).click();
  await expect(page.getByRole('heading', { name: 'records/customers/ossery.yaml' })).toBeVisible();
  await field('City').fill('Salem, Oregon');
  await page.getByRole('button', { name: 'Choose or add a picture' }).first().click();
  await page.getByLabel(/Add a picture/).setInputFiles({
    name: 'Ossery.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h120v40H0z"/></svg>',
    ),
  });
  await page
    .getByLabel(/What it shows/)
    .last()
    .fill('Ossery');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(field('Logo')).toHaveValue('ossery.svg');
  await save();
  await expect(status).toHaveText('Saved');
  expect(site.server.read('content/records/customers/ossery.yaml')).toContain('name: Ossery\n');
  expect(site.server.read('content/records/customers/ossery.yaml')).toContain('city: Salem, Oregon\n');
  expect(site.server.read('content/records/customers/ossery.yaml')).toContain('logo: ossery.svg\n');
});

test('a page is renamed: links and menus are updated, and visitors are redirected', async ({
  page,
  site,
}) => {
  await openEditor(page, site.server.address, 'en/pricing.yaml');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByLabel('New address').fill('prices');
  await page.getByRole('button', { name: 'Rename the page' }).click();
  await expect(page.getByText('en/prices.yaml').first()).toBeVisible();
  expect(site.changedLines('settings/navigation.yaml')).toContain(
    '+pricing: { link: prices, name: Pricing }',
  );
  expect(site.changedLines('settings/redirects.yaml')).toEqual([
    '+  - from: /pricing',
    '+    to: /prices/',
    '+    status: 301',
    '+    reason: The page was renamed.',
  ]);
});

test('regional differences are edited in their fields', async ({ page, site }) => {
  const path = 'en-AE/about.yaml';
  const { save, status } = await openEditor(page, site.server.address, path);
  await page.locator('details.entry > summary').first().click();
  const title = page.locator('details.entry').first().getByLabel('Title').first();
  const before = await title.inputValue();
  await title.fill(`${before} here`);
  await save();
  await expect(status).toHaveText('Saved');
  expect(site.changedLines(path)).toHaveLength(2);
});

test('an earlier version of a page is restored', async ({ page, site }) => {
  const path = 'en/pricing.yaml';
  const text = site.server.read(`content/${path}`);
  site.server.edit(`content/${path}`, /name: Pricing\n/, 'name: Prices\n');
  site.git('commit', '--quiet', '-am', 'Call it prices');
  await openEditor(page, site.server.address, path);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Restore “Content”' }).click();
  await expect.poll(() => site.server.read(`content/${path}`)).toBe(text);
});
