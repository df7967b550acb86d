import { readFileSync } from 'node:fs';
import { allPages, outputPath, type Page } from './pages.ts';

/** Names the file in which a build says which pages it draws: a list of where they are built, as JSON. */
export const PAGES_TO_DRAW = 'SITE_PAGES_TO_DRAW';

/** The pages that are drawn: those that the build asks for, or all of them. */
export function pagesToDraw(): Page[] {
  const file = process.env[PAGES_TO_DRAW];
  if (!file) return allPages();
  const wanted = new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]);
  return allPages().filter((page) => wanted.has(outputPath(page) ?? ''));
}
