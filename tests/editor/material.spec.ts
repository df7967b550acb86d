import { expect } from '@playwright/test';
import sharp from 'sharp';
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

test('marks, a link and a figure are put into a text, and nothing else of it changes', async ({
  page,
  site,
}) => {
  const { canvas, field, save, status } = await openEditor(page, site.server.address, POST);
  const before = site.server.read(`content/${POST}`);
  const tools = page.getByRole('toolbar', { name: 'Formatting' }).locator('visible=true');
  const text = field('Text, as Markdown');
  await text.fill(`${await text.inputValue()}\nThe rack on the roof is new.\n`);
  const select = (words: string) =>
    text.evaluate((area: HTMLTextAreaElement, wanted) => {
      const start = area.value.lastIndexOf(wanted);
      area.focus();
      area.setSelectionRange(start, start + wanted.length);
    }, words);
  await select('rack');
  await tools.getByRole('button', { name: 'Bold' }).click();
  await expect(canvas.locator('main strong', { hasText: 'rack' })).toBeVisible();
  await select('roof');
  await tools.getByRole('button', { name: 'Link' }).click();
  await page.getByLabel('Page or address').fill('/pricing/');
  await page.getByRole('button', { name: 'Link it' }).click();
  await tools.getByRole('button', { name: 'Figure' }).click();
  const form = page.getByRole('group', { name: 'Figure' }).locator('visible=true');
  await form.getByRole('button', { name: 'Choose a drawing by its picture' }).click();
  await form.getByLabel('Find a drawing').fill('cover ahu');
  await form.getByRole('button', { name: 'cover-ahu' }).click();
  const insert = form.getByRole('button', { name: 'Insert it' });
  await expect(insert).toBeDisabled();
  await form.getByLabel('Alt').fill('An air handler');
  await form.getByLabel('Caption').fill('The handler.');
  await insert.click();
  await expect(canvas.locator('figcaption', { hasText: 'The handler.' })).toBeVisible();
  await save();
  await expect(status).toHaveText('Saved');
  expect(site.server.read(`content/${POST}`)).toBe(
    `${before}\nThe **rack** on the [roof](/pricing/) is new.\n\n<Figure drawing="cover-ahu" alt="An air handler" caption="The handler." />\n`,
  );
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
