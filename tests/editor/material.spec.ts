import { expect } from '@playwright/test';
import sharp from 'sharp';
import { SAMPLE } from '../stages.ts';
import { test } from './editorTest.ts';
import { openEditor } from './openEditor.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1600, height: 950 } });
test.afterEach(({ site }) => site.restore());

const POST = 'en/blog/a-bank-account-for-gas.mdx';
const photograph = (color: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

test(
  'a sentence is written into a post with marks, a link and a figure, and nothing else of it changes',
  SAMPLE,
  async ({ page, site }) => {
    const { canvas, field, save, status } = await openEditor(page, site.server.address, POST);
    const before = site.server.read(`content/${POST}`);
    const text = field('Text');
    await text.locator('p').last().click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('The rack on the roof is ');
    await page.getByRole('button', { name: 'Bold', exact: true }).click();
    await page.keyboard.type('new');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('. See ');
    await expect(canvas.locator('main strong', { hasText: 'new' })).toBeVisible();
    await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Link' }).click();
    await page.getByLabel('Page or address').fill('/pricing/');
    await page.getByRole('button', { name: 'Link it' }).click();
    await page.getByRole('toolbar', { name: 'Insert' }).getByRole('button', { name: 'Figure' }).click();
    const form = page.getByRole('group', { name: 'Figure' }).locator('visible=true').first();
    await form.getByRole('button', { name: 'Choose a drawing by its picture' }).click();
    await form.getByLabel('Find a drawing').fill('cover ahu');
    await form.getByRole('button', { name: 'cover-ahu' }).click();
    await expect(form.getByRole('button', { name: 'Insert it' })).toBeDisabled();
    await form.getByLabel('Alt').fill('An air handler');
    await form.getByLabel('Caption').fill('The handler.');
    await form.getByRole('button', { name: 'Insert it' }).click();
    await expect(canvas.locator('figcaption', { hasText: 'The handler.' })).toBeVisible();
    await save();
    await expect(status).toHaveText('Saved');
    expect(site.server.read(`content/${POST}`)).toBe(
      `${before}\nThe rack on the roof is **new**. See [/pricing/](/pricing/)\n\n<Figure drawing="cover-ahu" alt="An air handler" caption="The handler." />\n`,
    );
  },
);

test('a component of a post is changed, moved and removed', async ({ page, site }) => {
  const { canvas, field, save, status } = await openEditor(page, site.server.address, POST);
  const lines = () => site.changedLines(POST).map((line) => line.slice(0, 40));
  const callout = field('Text')
    .getByRole('group', { name: /^Callout: / })
    .first();
  const title = /^Callout: (.*)/.exec((await callout.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  const [line = ''] = site.server.read(`content/${POST}`).match(/^<Callout .*/m) ?? [];
  await callout.getByRole('button', { name: 'Edit' }).click();
  await page
    .getByLabel('Title', { exact: true })
    .and(page.locator(`[value="${title}"]`))
    .fill('Our rule');
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(canvas.getByText('Our rule')).toBeVisible();
  await save();
  await expect(status).toHaveText('Saved');
  expect(site.changedLines(POST)).toEqual([`-${line}`, `+${line.replace(title, 'Our rule')}`]);

  const changed = field('Text').getByRole('group', { name: 'Callout: Our rule' });
  await changed.getByRole('button', { name: 'Move down' }).click();
  await save();
  await expect(status).toHaveText('Saved');
  expect(lines().filter((one) => one.length > 1)).toEqual([
    `-${line}`.slice(0, 40),
    `+${line.replace(title, 'Our rule')}`.slice(0, 40),
  ]);
  await changed.getByRole('button', { name: 'Remove' }).click();
  await save();
  await expect(status).toHaveText('Saved');
  expect(lines().filter((one) => one.length > 1)).toEqual([`-${line}`.slice(0, 40)]);
});

test('a click on the words of a post puts the cursor before them', async ({ page, site }) => {
  const { canvas, field } = await openEditor(page, site.server.address, POST);
  const words = ((await field('Text').locator('> p').last().textContent()) ?? '').slice(0, 40);
  await canvas
    .locator('main')
    .getByText(words)
    .click({ position: { x: 8, y: 8 } });
  await expect(field('Text')).toBeFocused();
  const start = () => page.evaluate(() => getSelection()?.anchorNode?.textContent?.slice(0, 40));
  await expect.poll(start).toBe(words);
});

test('a drawing is chosen by its picture', async ({ page, site }) => {
  const { select } = await openEditor(page, site.server.address, 'en/about.yaml');
  await select('h1');
  const picker = page.getByRole('button', { name: /^Choose a (?:drawing|building) by its picture$/ });
  const scene = page.getByLabel('Scene', { exact: true }).locator('visible=true').first();
  await scene.selectOption('drawing');
  await picker.locator('visible=true').first().click();
  await page.getByLabel('Find a drawing').fill('cover ahu');
  const choice = page.getByRole('button', { name: 'cover-ahu' }).locator('visible=true');
  await expect
    .poll(() => choice.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await choice.click();
  await expect(page.getByRole('img', { name: 'cover-ahu' }).locator('visible=true').first()).toBeVisible();
});

test('the library takes files, describes, replaces and deletes them', async ({ page, site }) => {
  await openEditor(page, site.server.address, 'settings/prices.yaml');
  await page.getByRole('button', { name: 'Pictures and files' }).click();
  const library = page.getByRole('region', { name: 'Pictures and files' });
  await library.getByLabel(/^Add pictures, PDFs or films/).setInputFiles([
    { name: 'Roof.jpg', mimeType: 'image/jpeg', buffer: await photograph('#8899aa') },
    { name: 'Guide.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') },
  ]);
  await library.getByLabel(/^What Roof.jpg shows/).fill('A roof under snow');
  await library.getByRole('button', { name: 'Add them' }).click();
  await expect(
    library.getByRole('button', { name: /^guide.pdf/ }).or(library.getByText('PDFguide.pdf')),
  ).toHaveCount(1);
  await library.getByRole('button', { name: /roof\.jpg/ }).click();
  const roof = library.getByRole('region', { name: 'roof.jpg' });
  await expect(roof.getByText('Not used anywhere.')).toBeVisible();
  await roof.getByLabel('Replace it').setInputFiles({
    name: 'Another.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph('#aa5533'),
  });
  await expect.poll(() => Buffer.from(site.server.read('content/media/roof.jpg')).length).toBeGreaterThan(0);
  expect(site.changedFiles().toSorted()).toEqual([
    'media/guide.pdf',
    'media/roof.jpg',
    'media/roof.jpg.yaml',
  ]);
  page.on('dialog', (dialog) => void dialog.accept());
  await roof.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => site.changedFiles()).toEqual(['media/guide.pdf']);
  await library.getByRole('button', { name: /logos\/pellow\.svg/ }).click();
  const logo = library.getByRole('region', { name: 'logos/pellow.svg' });
  await expect(logo.getByRole('button', { name: 'records/customers/pellow.yaml' })).toBeVisible();
  await expect(logo.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

test('a review shows what a new page says, and brings a deleted one back', async ({ page, site }) => {
  site.server.write(
    'content/en/offer.yaml',
    'meta: { title: "Offer | {brand}", desc: An offer. }\nname: Offer of spring\n',
  );
  site.server.remove('content/en/blog/roofs-in-july.mdx');
  await openEditor(page, site.server.address, 'settings/prices.yaml');
  await page.getByRole('button', { name: 'Review changes' }).click();
  const added = page.getByRole('article', { name: 'en/offer.yaml' });
  await expect(added.getByText('Offer of spring')).toBeVisible();
  await expect(added.getByRole('link', { name: 'See the page' })).toHaveAttribute('href', '/offer/');
  const gone = page.getByRole('article', { name: 'en/blog/roofs-in-july.mdx' });
  await gone.getByRole('button', { name: 'Bring it back' }).click();
  await expect(gone).toHaveCount(0);
  expect(site.changedFiles()).toEqual(['en/offer.yaml']);
});

test('drafts are found by their state', async ({ page, site }) => {
  site.server.edit('content/en/pricing.yaml', /name: Pricing\n/, 'name: Pricing\ndraft: true\n');
  await openEditor(page, site.server.address, 'settings/prices.yaml');
  await page.getByLabel('State of pages and files').selectOption('draft');
  const tree = page.getByRole('navigation', { name: 'Pages and files' });
  await expect(tree.getByRole('button', { name: /^Pricing/ })).toBeVisible();
  await expect(tree.getByRole('button', { name: /^About/ })).toHaveCount(0);
});
