// Films without script, in the popup of another page, behind a registration, and in their hub.
import { expect, type Page } from '@playwright/test';
import { printLength } from '../../src/content/entries/films/captions.ts';
import { films } from '../../src/content/entries/films/films.ts';
import { THOROUGH } from '../stages.ts';
import { expectSeen } from './expectSeen.ts';
import {
  caption,
  film,
  filmNamed,
  openFilm,
  recording,
  scrub,
  shownFrames,
  start,
  words,
} from './filmPlayer.ts';
import { openWith } from './sitePage.ts';
import { test } from './test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a film shows its poster, its stills and every word', THOROUGH, async ({ page }) => {
    await page.goto(film.path);
    // Without script there is no axe, which expectSeen runs.
    const poster = await page.locator('[data-film-screen] img').first().boundingBox();
    expect(poster?.width).toBeGreaterThan(300);
    await expect(page.locator('[data-film-controls]')).toBeHidden();
    for (const [index, chapter] of film.chapters.entries()) {
      const shown = page.locator('[data-film-chapter]').nth(index);
      const still = await shown.locator('[data-film-still]').boundingBox();
      expect(still?.width).toBeGreaterThan(280);
      expect(still?.height).toBeGreaterThan(150);
      await expect(shown).toContainText(chapter.captions.at(-1)?.text ?? '');
    }
  });

  test('a link to a film leads to its page', THOROUGH, async ({ page }) => {
    await page.goto('/tour/');
    await page.locator('a[data-video]').first().click();
    await expect(page).toHaveURL(filmNamed('tour-sensed').path);
  });

  test(
    'a recording opens with the link of the page that registrations lead to',
    THOROUGH,
    async ({ page }) => {
      const last = recording.chapters.at(-1)?.captions[0]?.text ?? '';
      await page.goto(recording.path);
      await expect(page.getByText(last)).toBeHidden();
      await expect(page.getByRole('link', { name: words.locked.register })).toBeVisible();
      await page.goto('/webinar/on-demand-video/');
      await page.locator(`a[href="${recording.path}#recording"]`).click();
      await expect(page.getByText(last)).toBeVisible();
    },
  );
});

test.describe('in the popup of a page', () => {
  const frame = (page: Page) => page.frameLocator('[data-video-dialog] iframe');

  test('the player is all there is, and it plays', async ({ page }) => {
    await openWith(page, '/tour/', 'videoPopup');
    await page.locator('a[data-video]').first().click();
    const shown = frame(page).locator('[data-film-screen]');
    await expect(frame(page).locator('[data-film]')).toHaveAttribute('data-playing', '');
    await expectSeen(page.locator('[data-video-dialog] iframe'), { width: 640, height: 360 });
    const box = await shown.boundingBox();
    const around = await page.locator('[data-video-dialog] iframe').boundingBox();
    if (!box || !around) throw new Error('the player is not shown');
    expect(box.height).toBeGreaterThan(around.height * 0.85);
    expect(box.y).toBeGreaterThanOrEqual(around.y - 1);
    await expect(frame(page).getByRole('heading', { level: 1 })).toBeHidden();
    // Escape closes it from within the frame, too.
    await frame(page).locator('[data-film-play]').focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-video-dialog]')).toHaveCount(0);
  });

  test('the invitation to register leads out of it, to the form', THOROUGH, async ({ page }) => {
    await openWith(page, recording.about ?? '', 'videoPopup');
    await page.locator(`a[data-video="${recording.path}"]`).first().click();
    const shown = frame(page);
    await expect(shown.locator('[data-film]')).toHaveAttribute('data-playing', '');
    await shown.getByRole('slider').fill(String(Math.ceil(recording.chapters[2]?.start ?? 0)));
    await shown.getByRole('link', { name: words.locked.register }).click();
    await expect(page).toHaveURL(recording.register ?? '');
    await expect(page.locator('main form').first()).toBeVisible();
  });
});

test.describe('a recording that asks for registration', () => {
  const rest = recording.chapters[2];

  test('plays its first chapter, and then says how to see the rest', THOROUGH, async ({ page }) => {
    await openFilm(page, recording);
    await scrub(page, Math.ceil(rest?.start ?? 0));
    const link = page.getByRole('link', { name: words.locked.register });
    await expectSeen(link, { width: 100, height: 40 });
    await expect(link).toHaveAttribute('href', recording.register ?? '');
    await expect(page.getByText(rest?.captions[0]?.text ?? '')).toBeHidden();
  });

  test(
    'plays in full for visitors who have registered, and the browser remembers',
    THOROUGH,
    async ({ page }) => {
      await page.goto(`/webinar/on-demand-video/#${recording.about?.split('/').at(-2)}`);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('recordings'))).toBe(recording.id);
      await openFilm(page, recording);
      await scrub(page, Math.ceil((rest?.captions[0]?.start ?? 0) + 0.5));
      await expect(caption(page)).toHaveText(rest?.captions[0]?.text ?? '');
      await expect.poll(() => shownFrames(page)).toEqual([2]);
    },
  );
});

test.describe('the pages that ask to register', () => {
  const [about = '', register = ''] = [recording.about, recording.register];
  const form = (page: Page) => page.locator('#watch form');
  const toRecording = (page: Page) => page.locator(`a[href="${recording.path}#recording"]`);

  test(
    'hold the form, and lead to the recording once somebody has registered',
    THOROUGH,
    async ({ page }) => {
      await page.goto(about);
      await form(page).scrollIntoViewIfNeeded();
      await expectSeen(form(page), { width: 300, height: 300 });
      await expect(toRecording(page)).toBeHidden();
      await page.goto(register);
      await expect(toRecording(page)).toBeHidden();
      await page.evaluate((id) => localStorage.setItem('recordings', id), recording.id);
      await page.reload();
      await toRecording(page).scrollIntoViewIfNeeded();
      await expectSeen(toRecording(page), { width: 100, height: 40 });
      await expect(page.locator('main form').first()).toBeVisible();
      await page.goto(about);
      await expect(form(page)).toBeHidden();
      await toRecording(page).click();
      await start(page).click();
      const last = recording.chapters.at(-1)?.captions[0]?.text ?? '';
      await expect(page.getByText(last)).toBeVisible();
    },
  );
});

test.describe('a recording that is a video of a host', () => {
  const host = 'https://player.vimeo.com/video/76979871';
  const last = recording.chapters.at(-1)?.captions[0]?.text ?? '';

  /** Serves the page of a drawn recording as the build makes it for a video of a host. */
  async function openHosted(page: Page): Promise<void> {
    await page.route(`**${recording.path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace(/ data-gated\b/, ' data-gated data-locked')
        .replace(/<fieldset\b.*?<\/fieldset>/s, '')
        .replace(/<button\b([^>]*) data-film-start\b.*?<\/button>/s, `<a$1 href="${host}">Play</a>`);
      await route.fulfill({ response, body });
    });
    await page.goto(recording.path);
  }

  test(
    'asks for registration, and opens with its words for whoever has registered',
    THOROUGH,
    async ({ page }) => {
      await openHosted(page);
      const register = page.getByRole('link', { name: words.locked.register });
      const play = page.locator(`a[href="${host}"]`);
      await register.scrollIntoViewIfNeeded();
      await expectSeen(register, { width: 100, height: 40 });
      await expect(play).toBeHidden();
      await expect(page.getByText(last)).toBeHidden();
      await page.goto(`/webinar/on-demand-video/#${recording.about?.split('/').at(-2)}`);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('recordings'))).toBe(recording.id);
      await openHosted(page);
      await expect(play).toBeVisible();
      await expect(register).toBeHidden();
      await expect(page.getByText(last)).toBeVisible();
    },
  );
});

test('all of a film’s controls stand in one row on a phone', THOROUGH, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(film.path);
  const tops = await page
    .locator('[data-film-controls] > :not(legend)')
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect()))
    .then((boxes) => boxes.map(({ top, height }) => Math.round(top + height / 2)));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
});

test('the hub lists every film under its topic, with its length', THOROUGH, async ({ page }) => {
  await page.goto('/videos/');
  const listed = [...films().values()].filter(({ isListed }) => isListed);
  for (const { topic } of listed) await expect(page.locator(`#${topic.id}`)).toBeAttached();
  for (const { path, topic } of listed)
    await expect(page.locator(`#${topic.id} a[href="${path}"]`)).toHaveCount(1);
  await expect(
    page.locator(`article:has(a[href="${recording.path}"]), li:has(a[href="${recording.path}"])`),
  ).toContainText(printLength(recording.seconds));
});
