import { expect, type Page } from '@playwright/test';
import { films } from '../../src/content/entries/films/films.ts';
import { pageAt, sectionOf } from './sitePage.ts';

export function filmNamed(id: string) {
  const film = films().get(id);
  if (!film) throw new Error(`no film ${id}`);
  return film;
}

export const film = filmNamed('harbor-road');
export const recording = filmNamed('a-year-of-leaks');

/** What the player’s controls are called. */
export const words = sectionOf(pageAt(film.path), 'filmPlayer');

export const player = (page: Page) => page.locator('[data-film]');
export const start = (page: Page) => player(page).locator('[data-film-start]');
export const playButton = (page: Page) => player(page).locator('[data-film-play]');
export const position = (page: Page) => player(page).getByRole('slider');
export const caption = (page: Page) => player(page).locator('[data-film-caption]');
export const seconds = async (page: Page) => Number(await position(page).inputValue());
/** The chapters whose pictures are on the screen. */
export const shownFrames = (page: Page) =>
  page
    .locator('[data-film-frame]')
    .evaluateAll((frames) =>
      frames.flatMap((frame, index) => (Number(getComputedStyle(frame).opacity) > 0.5 ? [index] : [])),
    );

/** Where the camera of the first chapter is. */
export const cameraTransform = (page: Page) =>
  page
    .locator('[data-film-camera]')
    .first()
    .evaluate((element) => getComputedStyle(element).transform);

/** Opens a film’s page with its player loaded, and stops it at its beginning. */
export async function openFilm(page: Page, { path }: { path: string }): Promise<void> {
  await page.goto(path);
  await start(page).click();
  await expect(player(page)).toHaveAttribute('data-playing', '');
  await playButton(page).click();
  await expect(player(page)).not.toHaveAttribute('data-playing');
}

/** Pulls the slider to a second of the film. */
export async function scrub(page: Page, to: number): Promise<void> {
  await position(page).fill(String(to));
}
