import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { SAMPLE } from '../stages.ts';
import { test } from './editorTest.ts';
import { openEditor } from './openEditor.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1600, height: 950 } });
test.afterEach(({ site }) => site.restore());

interface Mistake {
  label: string;
  text: string;
  says: string | RegExp;
  /** The section of the page that has the field; without one, the field is the page’s. */
  section?: string;
  /** Which of the fields with this label. */
  index?: number;
}

/** The title of a page, which no other may have. */
const titleOf = (path: string) =>
  /^ {2}title: "?(.*?)"?$/m.exec(readFileSync(`content/${path}`, 'utf8'))?.[1] ?? '';

const TYPICAL: Readonly<Record<string, readonly Mistake[]>> = {
  'en/pricing.yaml': [
    { section: 'h1', label: 'Title', text: '', says: 'is empty: fill it in' },
    { section: 'h1', label: 'Title', text: 'x'.repeat(70), says: 'is too long: 70 characters, at most 60' },
    { section: 'h1', label: 'Id', text: 'Not an anchor', says: 'use lower-case words joined by hyphens' },
    { section: 'h1', label: 'Intro', text: 'From {price.lowst}.', says: 'did you mean “price.lowest”' },
    {
      section: 'h1',
      label: 'Intro',
      text: '{fact.trainingDay} days',
      says: 'did you mean “fact.trainingDays”',
    },
    {
      section: 'h1',
      label: 'Intro',
      text: 'See [all](/pricng/).',
      says: 'there is no page /pricng/: did you mean /pricing/',
    },
  ],
  'en/blog/what-a-backlog-says.mdx': [
    { label: 'Author', text: 'walter-brand', says: 'did you mean “walter-brandt”' },
    { label: 'Topic', text: 'maintenence', says: 'did you mean “maintenance”' },
    {
      label: 'Title',
      text: titleOf('en/cmms-guide.mdx'),
      says: 'is the same as that of content/en/cmms-guide.mdx',
    },
    { label: 'Text, as Markdown', text: '## One\n\nfewer than <3 jobs\n', says: 'begins no known tag' },
  ],
  'settings/prices.yaml': [
    { label: 'Building', text: '$48', says: 'must be a number' },
    { label: 'Per dollar', text: '0', says: 'is too small' },
  ],
  'settings/redirects.yaml': [
    { label: 'From', text: '/pricing', says: 'hides /pricing/, which the site has' },
    { label: 'To', text: '/pricng/', says: 'did you mean /pricing/' },
    { label: 'From', text: '/old/', says: 'must be a path without its trailing slash' },
  ],
  'settings/navigation.yaml': [
    { label: 'Link', text: 'platform-overviw', says: 'did you mean “platform-overview”' },
  ],
};

/** The file whose mistakes npm run check:ci makes: the page fields that are filled in most. */
const SAMPLED = 'en/blog/what-a-backlog-says.mdx';

for (const [path, mistakes] of Object.entries(TYPICAL))
  test(
    `typical mistakes in ${path} are explained, and are not saved`,
    path === SAMPLED ? SAMPLE : {},
    async ({ page, site }) => {
      const { select, field, save, status } = await openEditor(page, site.server.address, path);
      for (const { section, label, text, says } of mistakes)
        await test.step(`${label}: ${text.slice(0, 40)}`, async () => {
          if (section) await select(section);
          if (label.endsWith('as Markdown'))
            await page.getByRole('button', { name: 'As Markdown' }).locator('visible=true').click();
          const own = field(label);
          if (!(await own.isVisible())) await page.locator('details.entry > summary').first().click();
          const before = await own.inputValue();
          await own.fill(text);
          await save();
          await expect(status).toContainText('Not saved: ');
          await expect(page.getByText(says).locator('visible=true').first()).toBeVisible();
          expect(site.changedFiles()).toEqual([]);
          await own.fill(before);
          await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
        });
    },
  );

test('a new page cannot take the address of another one', async ({ page, site }) => {
  await openEditor(page, site.server.address, 'settings/prices.yaml');
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Name', { exact: true }).last().fill('Pricing again');
  await page.getByLabel(/^Address/).fill('pricing');
  await page.getByRole('button', { name: 'Make the draft' }).click();
  await expect(page.getByText('There is already a page /pricing/: choose another address.')).toBeVisible();
  expect(site.changedFiles()).toEqual([]);
});

test('a file that is not a picture is refused', async ({ page, site }) => {
  await openEditor(page, site.server.address, 'settings/prices.yaml');
  const answer = await page.evaluate(async () => {
    const token = document.querySelector<HTMLMetaElement>('meta[name="editor-token"]')?.content ?? '';
    const response = await fetch('/edit/api/upload/', {
      method: 'POST',
      headers: { 'x-editor-token': token, 'x-file-name': 'roof.jpg', 'x-file-alt': 'A%20roof' },
      body: 'not a picture',
    });
    return (await response.json()) as { error?: string };
  });
  expect(answer.error).toBe('roof.jpg is not a jpg file, or it is damaged.');
  expect(site.changedFiles()).toEqual([]);
});

test('a section that the page does not support is not saved', async ({ page, site }) => {
  const { status, save } = await openEditor(page, site.server.address, 'en/pricing.yaml');
  await page.getByRole('button', { name: /^documents/i }).click();
  await page.getByRole('button', { name: 'Insert Checklist', exact: true }).last().click();
  await save();
  await expect(status).toContainText('Not saved: ');
  await expect(page.getByText(/the page needs an entry of the kind resource/).first()).toBeVisible();
  expect(site.changedFiles()).toEqual([]);
});
