// The player on a film’s page: by pointer, keyboard and thumb, and with reduced motion.
import { expect } from '@playwright/test';
import { scriptPath } from '../scriptPath.ts';
import { THOROUGH } from '../stages.ts';
import { expectSeen } from './expectSeen.ts';
import {
  cameraTransform,
  caption,
  film,
  openFilm,
  playButton,
  player,
  position,
  scrub,
  seconds,
  shownFrames,
  start,
  words,
} from './filmPlayer.ts';
import { holdScripts } from './holdScripts.ts';
import { test } from './test.ts';

/** A recording in which nothing is said: 8-bit samples at 8 kHz. */
function silence(length: number): Buffer {
  const rate = 8000;
  const samples = rate * Math.ceil(length);
  const head = Buffer.alloc(44);
  head.write('RIFF    WAVEfmt ');
  head.write('data', 36);
  head.writeUInt32LE(36 + samples, 4);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.writeUInt32LE(samples, 40);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}

test.describe('the player', () => {
  test('plays with the first click, even if its script is late', async ({ page }) => {
    const letCome = await holdScripts(page, `**${scriptPath('filmPlayer')}`);
    await page.goto(film.path);
    await start(page).click();
    letCome();
    await expect(player(page)).toHaveAttribute('data-playing', '');
    await expect.poll(() => seconds(page)).toBeGreaterThan(0);
    await expect(playButton(page)).toHaveAccessibleName(words.pause);
    // The button that was pressed is gone: the keyboard goes on where the film is stopped.
    await expect(playButton(page)).toBeFocused();
  });

  test(
    'shows each chapter’s picture and caption where the slider is pulled to',
    THOROUGH,
    async ({ page }) => {
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
    },
  );

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

  test(
    'has pictures without motion of their own, so that all of it stops with the film',
    THOROUGH,
    async ({ page }) => {
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
    },
  );

  test('goes to a chapter, and to a sentence of the transcript', THOROUGH, async ({ page }) => {
    await openFilm(page, film);
    const chapter = film.chapters[2];
    const line = chapter?.captions[1];
    if (!chapter || !line) throw new Error('too few chapters');
    await page.getByRole('button', { name: chapter.title }).click();
    expect(await seconds(page)).toBe(Math.floor(chapter.start));
    await page.locator('[data-line]', { hasText: line.text }).click();
    expect(await seconds(page)).toBe(Math.floor(line.start));
  });

  test('responds to its keys', THOROUGH, async ({ page }) => {
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
    await expect(page.getByRole('button', { name: words.captions })).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('c');
    await expect(page.getByRole('button', { name: words.captions })).toHaveAttribute('aria-pressed', 'true');
  });

  test('can be used with its controls alone, each of which has a name', THOROUGH, async ({ page }) => {
    await openFilm(page, film);
    await playButton(page).focus();
    for (const control of [
      position(page),
      page.getByRole('button', { name: words.captions }),
      page.getByRole('combobox', { name: words.speed }),
      page.getByRole('button', { name: words.full }),
    ]) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      await expectSeen(control, { width: 40, height: 40 });
    }
    await page.getByRole('combobox', { name: words.speed }).selectOption('2');
    await expect(position(page)).toHaveAccessibleName(words.position);
  });

  test('enters and leaves full screen', THOROUGH, async ({ page }) => {
    await openFilm(page, film);
    const button = page.getByRole('button', { name: words.full });
    const isFull = () => page.evaluate(() => document.fullscreenElement?.hasAttribute('data-film-player'));
    await button.click();
    await expect.poll(isFull).toBe(true);
    await expectSeen(page.locator('[data-film-screen]'), { width: 1000, height: 500 });
    await button.click();
    await expect.poll(isFull).toBeUndefined();
  });

  test(
    'fills the window where a browser has no full screen, and Escape leaves it',
    THOROUGH,
    async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }),
      );
      await openFilm(page, film);
      const button = page.getByRole('button', { name: words.full });
      const frame = page.locator('[data-film-player]');
      const height = async () => (await frame.boundingBox())?.height ?? 0;
      const small = await height();
      await button.click();
      await expect.poll(height).toBe(page.viewportSize()?.height);
      await page.keyboard.press('Escape');
      await expect.poll(height).toBe(small);
      await button.click();
      await expect.poll(height).toBeGreaterThan(small);
      await button.click();
      await expect.poll(height).toBe(small);
    },
  );

  test('ends at its last picture, and plays again from the beginning', THOROUGH, async ({ page }) => {
    await openFilm(page, film);
    await scrub(page, film.seconds);
    await expect.poll(() => shownFrames(page)).toEqual([film.chapters.length - 1]);
    await playButton(page).click();
    await expect(player(page)).toHaveAttribute('data-playing', '');
    await expect.poll(() => seconds(page)).toBeLessThan(film.seconds);
  });

  test('plays a recorded voice with its pictures', THOROUGH, async ({ page }) => {
    await page.route(film.path, async (route) => {
      const answer = await route.fetch();
      const { 'content-security-policy': _, ...headers } = answer.headers();
      const voice = '<audio src="/films/voice.wav" preload="none" data-film-sound></audio>';
      const html = (await answer.text()).replace('data-film-screen="">', (screen) => screen + voice);
      await route.fulfill({ headers, body: html });
    });
    const recording = silence(film.seconds);
    await page.route('**/films/voice.wav', (route) => {
      const start = Number(/\d+/.exec(route.request().headers()['range'] ?? '')?.[0] ?? 0);
      const stated = `bytes ${start}-${recording.length - 1}/${recording.length}`;
      const headers = { 'content-type': 'audio/wav', 'content-range': stated };
      return route.fulfill({ status: 206, headers, body: recording.subarray(start) });
    });
    const voice = page.locator('audio');
    const heard = () => voice.evaluate((audio: HTMLAudioElement) => audio.currentTime);
    await openFilm(page, film);
    await expect(voice).toHaveJSProperty('paused', true);
    await scrub(page, 60);
    await expect.poll(heard).toBe(60);
    await playButton(page).click();
    await expect(voice).toHaveJSProperty('paused', false);
    await expect.poll(heard).toBeGreaterThan(60);
    await expect.poll(() => seconds(page)).toBeGreaterThan(60);
  });

  test('makes no third-party requests', THOROUGH, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await openFilm(page, film);
    await scrub(page, 60);
    expect(asked.filter((origin) => origin !== new URL(baseURL ?? '').origin)).toEqual([]);
  });
});

test.describe('for visitors who prefer less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the film is a sequence of stills', THOROUGH, async ({ page }) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first tap plays, and the controls are large enough for a thumb', THOROUGH, async ({ page }) => {
    await page.goto(film.path);
    await start(page).tap();
    await expect(player(page)).toHaveAttribute('data-playing', '');
    for (const control of [playButton(page), page.getByRole('button', { name: words.full })])
      await expectSeen(control, { width: 44, height: 44 });
    await expectSeen(page.locator('[data-film-screen]'), { width: 340, height: 190 });
  });

  test('a film of another page is followed to its own', THOROUGH, async ({ page }) => {
    await page.goto('/resources/');
    await page.locator('a[data-video]').first().tap();
    await expect(page).toHaveURL(film.path);
  });
});
