import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { BREAKABLE, BREAKAGE, breakIsland } from '../e2e/breakIsland.ts';
import { test } from '../e2e/test.ts';
import { DevelopmentServer } from './DevelopmentServer.ts';
import { SINGLE_EDITS } from './singleEdits.ts';

let server: DevelopmentServer;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  server = await DevelopmentServer.start();
});
test.afterEach(() => server.restore());
test.afterAll(() => server?.stop());

/** Opens a page and waits until it receives edits, which starts a moment after it has loaded. */
async function open(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(new URL(path, server.address).href);
  await connected;
}

/** Edits files, waits for the open page to show the change without being touched, and prints how long that took. */
async function showsEdit(edit: () => void, shown: () => Promise<void>): Promise<void> {
  const started = performance.now();
  edit();
  await shown();
  console.log(`${test.info().title}: ${Math.round(performance.now() - started)} ms`);
}

const picture = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();

const seesTitle = (page: Page, title: string | RegExp) => () => expect(page).toHaveTitle(title);

const seesText = (page: Page, selector: string, text: string | RegExp) => () =>
  expect(page.locator(selector).filter({ hasText: text }).first()).toBeAttached();

const PROBE = 'content/en/blog/a-page-to-edit.mdx';
const probe = (title: string, body: string) => `---
meta:
  title: ${title}
  desc: A page that the tests of the development server write, edit, rename and delete.
name: A page to edit
isListed: false
---

## ${body}
`;

test.describe('an edit shows by itself:', () => {
  test('a page that is added, edited, renamed and deleted', async ({ page }) => {
    await open(page, '/blog/a-page-to-edit/');
    await showsEdit(
      () => server.write(PROBE, probe('A page to edit', 'First words')),
      seesText(page, 'h2', 'First words'),
    );
    await showsEdit(
      () => server.edit(PROBE, /First words/, 'Other words'),
      seesText(page, 'h2', 'Other words'),
    );
    await showsEdit(
      () => server.edit(PROBE, /title: .*/, 'title: Another title'),
      seesTitle(page, 'Another title'),
    );
    await showsEdit(
      () => server.rename(PROBE, PROBE.replace('to-edit', 'renamed')),
      () => expect(page.locator('h2')).toHaveCount(0),
    );
    await open(page, '/blog/a-page-renamed/');
    await expect(page.locator('h2').first()).toHaveText('Other words');
    await showsEdit(
      () => server.remove(PROBE.replace('to-edit', 'renamed')),
      () => expect(page.locator('h2')).toHaveCount(0),
    );
  });

  for (const [kind, [path, file, found, to, selector, text]] of Object.entries(SINGLE_EDITS)) {
    test(kind, async ({ page }) => {
      await open(page, path);
      const shown = selector === 'title' ? seesTitle(page, text) : seesText(page, selector, text);
      await showsEdit(() => server.edit(file, found, to), shown);
    });
  }

  test('a color of the theme, in styles and in drawings', async ({ page }) => {
    await open(page, '/pricing/');
    const sheet = page.locator('html');
    const drawing = page.locator('main img[src^="/_art/"]').first();
    const drawn = await drawing.getAttribute('src');
    await showsEdit(
      () => server.edit('content/settings/theme.yaml', /ground: '#f2efe6'/, "ground: '#ffffff'"),
      async () => {
        await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
        await expect(drawing).not.toHaveAttribute('src', drawn ?? '');
      },
    );
  });

  test('films and pages that come and go', async ({ page }) => {
    const copies: Record<string, [path: string, from: string, to: string, selector: string]> = {
      'a film': [
        '/videos/a-copied-film/',
        'content/films/pellow-after-a-year.yaml',
        'content/films/a-copied-film.yaml',
        'h1',
      ],
      'a page of sections': [
        '/a-copied-page/',
        'content/en/coming-soon.yaml',
        'content/en/a-copied-page.yaml',
        'h1',
      ],
    };
    for (const [path, from, to, selector] of Object.values(copies)) {
      await open(page, path);
      await showsEdit(
        () => server.write(to, server.read(from)),
        () => expect(page.locator(selector).first()).toBeVisible(),
      );
      const heading = await page.locator(selector).first().textContent();
      await showsEdit(
        () => server.remove(to),
        () => expect(page.getByRole('heading', { name: heading ?? '' })).toHaveCount(0),
      );
    }
  });

  test('a picture that is missing, comes, and goes again', async ({ page }) => {
    server.write(
      PROBE,
      probe('A page with a picture', 'A picture\n\n![A plan of a site](/media/brought.png)'),
    );
    const notice = page.locator('[data-content-faults]');
    const shown = page.locator('img[src^="/_img/brought"]').first();
    const brought = await picture('#04a');
    await open(page, '/blog/a-page-to-edit/');
    await expect(notice).toContainText('brought.png');
    await showsEdit(
      () => server.write('content/media/brought.png', brought),
      () => expect(shown).toBeVisible(),
    );
    await showsEdit(
      () => server.remove('content/media/brought.png'),
      () => expect(notice).toContainText('brought.png'),
    );
  });

  test('a picture that is replaced', async ({ page }) => {
    server.write(
      PROBE,
      probe('A page with a picture', 'A picture\n\n![A plan of a site](/media/sample-site.png)'),
    );
    await open(page, '/blog/a-page-to-edit/');
    const shown = page.locator('img[src^="/_img/sample-site"]').first();
    const before = await shown.getAttribute('src');
    const other = await picture('#a04');
    await showsEdit(
      () => server.write('content/media/sample-site.png', other),
      async () => {
        await expect(shown).not.toHaveAttribute('src', before ?? '');
        await shown.scrollIntoViewIfNeeded();
        await expect
          .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      },
    );
  });
});

test.describe('a file that is wrong says so, and recovers:', () => {
  const notice = '[data-content-faults]';

  /**
   * Breaks a file while a page is open: that page shows the error, others still work, and fixing it shows by itself.
   */
  async function says(page: Page, path: string, breakFile: () => void, message: RegExp): Promise<void> {
    await open(page, path);
    await showsEdit(breakFile, seesText(page, notice, message));
    expect((await page.request.get(new URL('/pricing/', server.address).href)).status()).toBe(200);
    await showsEdit(
      () => server.restore(),
      () => expect(page.locator(notice)).toHaveCount(0),
    );
    await expect(page.locator('main')).toBeVisible();
  }

  test('a field of a page, on the page and on the hub that lists it', async ({ page }) => {
    const file = 'content/en/blog/what-a-backlog-says.mdx';
    const breakFile = () => server.edit(file, /^name:/m, 'nome:');
    await says(
      page,
      '/blog/what-a-backlog-says/',
      breakFile,
      /what-a-backlog-says\.mdx.*“nome”: did you mean “name”/,
    );
    await says(page, '/blog/', breakFile, /what-a-backlog-says\.mdx.*“nome”/);
  });

  test('a kind of section that is not known', async ({ page }) => {
    const breakFile = () => server.edit('content/en/about.yaml', /type: drawingHead/, 'type: drawnHero');
    await says(
      page,
      '/about/',
      breakFile,
      /no such type “drawnHero”: the nearest are drawingHead, \w+, \w+;/,
    );
  });

  test('the YAML of a page', async ({ page }) => {
    await says(
      page,
      '/about/',
      () => server.edit('content/en/about.yaml', /^name:.*/m, 'name: [a'),
      /content\/en\/about\.yaml:\d+/,
    );
  });

  test('a record, where it is shown', async ({ page }) => {
    const breakFile = () => server.edit('content/records/people/walter-brandt.yaml', /^name:/m, 'nome:');
    await says(page, '/blog/what-a-backlog-says/', breakFile, /walter-brandt\.yaml.*“nome”/);
  });

  test('a text of the chrome, on every page', async ({ page }) => {
    await open(page, '/about/');
    await showsEdit(
      () => server.edit('content/chrome/en.yaml', /^skipLink:/m, 'skipLunk:'),
      seesText(page, notice, /chrome\/en\.yaml.*“skipLunk”/),
    );
    await showsEdit(() => server.restore(), seesText(page, 'main', /\w/));
  });

  test('a setting, on every page', async ({ page }) => {
    await open(page, '/about/');
    await showsEdit(
      () => server.edit('config/site.ts', /copyrightYear: \d+/, "copyrightYear: 'soon'"),
      seesText(page, 'body', /copyrightYear/),
    );
    await showsEdit(() => server.restore(), seesText(page, 'main', /\w/));
  });
});

test('a failure of React shows on top of the page', async ({ page, pageErrors }) => {
  await open(page, BREAKABLE);
  await breakIsland(page);
  await expect(page.locator('vite-error-overlay').getByText(BREAKAGE).first()).toBeVisible();
  await expect.poll(() => pageErrors.splice(0)).toEqual([expect.stringMatching(BREAKAGE)]);
});
