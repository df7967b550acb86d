import { expect, type Page } from '@playwright/test';
import { readStoryCopy } from '../../src/sections/arguments/ProductTour/readStoryCopy.ts';

const copy = readStoryCopy();
const words = copy.console;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const tab = (page: Page, view: keyof typeof words.views) =>
  page.getByRole('navigation', { name: words.label }).getByRole('button', { name: words.views[view] });
/** The row of a job in the queue, by its task. */
export const jobRow = (page: Page, task: string) => page.getByRole('button', { name: task }).first();
/** What the console last said. */
export const said = (page: Page) => page.locator('[data-story=said]');
export const hour = (page: Page) => button(page, words.time.hour);

/** Chooses a path with a click, as a visitor does, and waits for the console. */
export async function begin(page: Page, path: keyof typeof copy.paths) {
  await page.goto('/tour/');
  await button(page, `${copy.paths[path].name} ${copy.paths[path].text}`).click();
  await page.locator('[data-story=play]').waitFor();
}

/** The title of a step, or what the guide says at the end. */
export const titleOf = (path: keyof typeof copy.paths, index: number) =>
  copy.paths[path].steps[index]?.title ?? words.finished;

export const expectStep = (page: Page, path: keyof typeof copy.paths, index: number) =>
  expect(page.locator('[data-story=guide] h2')).toHaveText(titleOf(path, index));
