// Films: the player on a film’s page, in the popup of another page, by keyboard, with reduced motion, without script,
// and behind a registration.
import { expect, type Page } from '@playwright/test';
import { printLength } from '../../src/content/films/captions.ts';
import { films } from '../../src/content/films/films.ts';
import { expectSeen } from './expectSeen.ts';
import { holdScripts } from './holdScripts.ts';
import { openWith } from './sitePage.ts';
import { test } from './test.ts';
import { THOROUGH } from './thorough.ts';

function filmNamed(id: string) {
  const film = films().get(id);
  if (!film) throw new Error(`no film ${id}`);
  return film;
}

const film = filmNamed('harbour-road');
const recording = filmNamed('a-year-of-leaks');

const player = (page: Page) => page.locator('[data-film]');
const start = (page: Page) => player(page).locator('[data-film-start]');
const playButton = (page: Page) => player(page).locator('[data-film-play]');
const position = (page: Page) => player(page).getByRole('slider');
const caption = (page: Page) => player(page).locator('[data-film-caption]');
const seconds = async (page: Page) => Number(await position(page).inputValue());
/** The chapters whose pictures are on the screen. */
const shownFrames = (page: Page) =>
  page
    .locator('[data-film-frame]')
    .evaluateAll((frames) =>
      frames.flatMap((frame, index) => (Number(getComputedStyle(frame).opacity) > 0.5 ? [index] : [])),
    );

/** Where the camera of the first chapter is. */
const cameraTransform = (page: Page) =>
  page
    .locator('[data-film-camera]')
    .first()
    .evaluate((element) => getComputedStyle(element).transform);

/** Opens a film’s page with its player loaded, and stops it at its beginning. */
async function openFilm(page: Page, { path }: { path: string }): Promise<void> {
  await page.goto(path);
  await start(page).click();
  await expect(player(page)).toHaveAttribute('data-playing', '');
  await playButton(page).click();
  await expect(player(page)).not.toHaveAttribute('data-playing');
}

/** Pulls the slider to a second of the film. */
async function scrub(page: Page, to: number): Promise<void> {
  await position(page).fill(String(to));
}

test.describe('the player', () => {
  test('plays with the first click, however late its script', async ({ page }) => {
    const letCome = await holdScripts(page, /\/filmPlayer\.[^/]*\.js$/);
    await page.goto(film.path);
    await start(page).click();
    letCome();
    await expect(player(page)).toHaveAttribute('data-playing', '');
    await expect.poll(() => seconds(page)).toBeGreaterThan(0);
    await expect(playButton(page)).toHaveAccessibleName('Pause');
  });

  test('shows each chapter’s picture and caption where the slider is pulled to', async ({ page }) => {
    await openFilm(page, film);
    for (const [index, chapter] of film.chapters.entries()) {
      const [first] = chapter.captions;
      if (!first) throw new Error('a chapter without captions');
      await scrub(page, Math.ceil(first.start + 0.5));
      await expect.poll(() => shownFrames(page)).toEqual([index]);
      await expect(caption(page)).toHaveText(first.text);
      await expectSeen(caption(page), { width: 60, height: 16 });
      await expect(page.locator('[data-film-chapter][data-current]')).toContainText(chapter.title);
    }
    await scrub(page, 0);
    await expect.poll(() => shownFrames(page)).toEqual([0]);
  });

  test(
    'moves its picture, and looks the same at a moment however it was reached',
    THOROUGH,
    async ({ page }) => {
      await openFilm(page, film);
      await scrub(page, 1);
      const early = await cameraTransform(page);
      await scrub(page, 30);
      const late = await cameraTransform(page);
      expect(late).not.toBe(early);
      await scrub(page, 90);
      await scrub(page, 30);
      expect(await cameraTransform(page)).toBe(late);
    },
  );

  test('has pictures without motion of their own, so that all of it stops with the film', async ({
    page,
  }) => {
    await openFilm(page, film);
    const images = page.locator('[data-film-frame] img');
    await expect(images.first()).toBeAttached();
    const addresses = await images.evaluateAll((all) =>
      Promise.all(
        all.map(async (image) => {
          await (image as HTMLImageElement).decode();
          return (image as HTMLImageElement).currentSrc;
        }),
      ),
    );
    for (const address of addresses) {
      const drawing = await (await page.request.get(address)).text();
      expect(
        !drawing.includes('animation:') || drawing.includes('*{animation:none!important}'),
        address,
      ).toBe(true);
    }
    // At least one of them moves elsewhere, or the test would show nothing.
    expect(addresses.some((address) => address.endsWith('.still.svg'))).toBe(true);
    const running = await page
      .locator('[data-film-screen]')
      .evaluate(
        (screen) =>
          screen.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
      );
    expect(running).toBe(0);
  });

  test('goes to a chapter, and to a sentence of the transcript', async ({ page }) => {
    await openFilm(page, film);
    const chapter = film.chapters[2];
    const line = chapter?.captions[1];
    if (!chapter || !line) throw new Error('too few chapters');
    await page.getByRole('button', { name: chapter.title }).click();
    expect(await seconds(page)).toBe(Math.floor(chapter.start));
    await page.locator('[data-line]', { hasText: line.text }).click();
    expect(await seconds(page)).toBe(Math.floor(line.start));
  });

  test('obeys its keys', async ({ page }) => {
    await openFilm(page, film);
    await page.locator('h1').click();
    await page.keyboard.press('5');
    expect(await seconds(page)).toBe(Math.floor(film.seconds / 2));
    await page.keyboard.press('ArrowRight');
    expect(await seconds(page)).toBe(Math.floor(film.seconds / 2 + 5));
    await page.keyboard.press('ArrowLeft');
    expect(await seconds(page)).toBe(Math.floor(film.seconds / 2));
    await page.keyboard.press('k');
    await expect(player(page)).toHaveAttribute('data-playing', '');
    await page.keyboard.press(' ');
    await expect(player(page)).not.toHaveAttribute('data-playing');
    await page.keyboard.press('c');
    await expect(caption(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('c');
    await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('is worked by its controls alone, each with a name', async ({ page }) => {
    await openFilm(page, film);
    await playButton(page).focus();
    for (const control of [
      position(page),
      page.getByRole('button', { name: 'Captions' }),
      page.getByRole('combobox', { name: 'Speed' }),
      page.getByRole('button', { name: 'Full screen' }),
    ]) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      await expectSeen(control, { width: 40, height: 40 });
    }
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('2');
    await expect(position(page)).toHaveAccessibleName('Position');
  });

  test('ends at its last picture, and plays again from the beginning', THOROUGH, async ({ page }) => {
    await openFilm(page, film);
    await scrub(page, film.seconds);
    await expect.poll(() => shownFrames(page)).toEqual([film.chapters.length - 1]);
    await playButton(page).click();
    await expect.poll(() => seconds(page)).toBeLessThan(10);
  });

  test('asks no other site for anything', async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await openFilm(page, film);
    await scrub(page, 60);
    expect(asked.filter((origin) => origin !== new URL(baseURL ?? '').origin)).toEqual([]);
  });
});

test.describe('for visitors who prefer less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the film is a sequence of stills', async ({ page }) => {
    await openFilm(page, film);
    await scrub(page, 4);
    const early = await cameraTransform(page);
    await scrub(page, 8);
    // Within a still, nothing moves.
    expect(await cameraTransform(page)).toBe(early);
    await scrub(page, Math.floor(film.chapters[0]?.seconds ?? 0) - 1);
    expect(await cameraTransform(page)).not.toBe(early);
    await expect.poll(() => shownFrames(page)).toEqual([0]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a film is its poster, its stills and every word', async ({ page }) => {
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

  test('a link to a film leads to its page', async ({ page }) => {
    await page.goto('/tour/');
    await page.locator('a[data-video]').first().click();
    await expect(page).toHaveURL(filmNamed('tour-sensed').path);
  });

  test('a recording opens with the link of the page that registrations lead to', async ({ page }) => {
    const last = recording.chapters.at(-1)?.captions[0]?.text ?? '';
    await page.goto(recording.path);
    await expect(page.getByText(last)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Register and watch' })).toBeVisible();
    await page.goto('/webinar/on-demand-video/');
    await page.locator(`a[href="${recording.path}#recording"]`).click();
    await expect(page.getByText(last)).toBeVisible();
  });
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
});

test.describe('a recording that asks for registration', () => {
  const rest = recording.chapters[2];

  test('plays its first chapter, and then says how to see the rest', async ({ page }) => {
    await openFilm(page, recording);
    await scrub(page, Math.ceil(rest?.start ?? 0));
    const link = page.getByRole('link', { name: 'Register and watch' });
    await expectSeen(link, { width: 100, height: 40 });
    await expect(link).toHaveAttribute('href', recording.register ?? '');
    await expect(page.getByText(rest?.captions[0]?.text ?? '')).toBeHidden();
  });

  test('plays whole for whoever has registered, and this browser remembers', async ({ page }) => {
    await page.goto(`/webinar/on-demand-video/#${recording.about?.split('/').at(-2)}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recordings'))).toBe(recording.id);
    await openFilm(page, recording);
    await scrub(page, Math.ceil((rest?.captions[0]?.start ?? 0) + 0.5));
    await expect(caption(page)).toHaveText(rest?.captions[0]?.text ?? '');
    await expect.poll(() => shownFrames(page)).toEqual([2]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first tap plays, and the controls have room for a thumb', async ({ page }) => {
    await page.goto(film.path);
    await start(page).tap();
    await expect(player(page)).toHaveAttribute('data-playing', '');
    for (const control of [playButton(page), page.getByRole('button', { name: 'Full screen' })])
      await expectSeen(control, { width: 44, height: 44 });
    await expectSeen(page.locator('[data-film-screen]'), { width: 340, height: 190 });
  });

  test('a film of another page is followed to its own', THOROUGH, async ({ page }) => {
    await page.goto('/resources/');
    await page.locator('a[data-video]').first().tap();
    await expect(page).toHaveURL(film.path);
  });
});

test('the hub lists every film under its topic, with its length', async ({ page }) => {
  await page.goto('/videos/');
  const listed = [...films().values()].filter(({ isListed }) => isListed);
  for (const { topic } of listed) await expect(page.locator(`#${topic.id}`)).toBeAttached();
  for (const { path, topic } of listed)
    await expect(page.locator(`#${topic.id} a[href="${path}"]`)).toHaveCount(1);
  await expect(
    page.locator(`article:has(a[href="${recording.path}"]), li:has(a[href="${recording.path}"])`),
  ).toContainText(printLength(recording.seconds));
});
