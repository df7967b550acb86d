import { cpSync } from 'node:fs';
import { join } from 'node:path';

/** What a build and the development server read from the checkout. */
const SOURCES = [
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'build',
  'config',
  'content',
  'public',
  'scripts',
  'server',
  'shared',
  'src',
];

/** Copies the sources of the site to a folder, which then has no caches and may be changed. */
export function copySources(folder: string): void {
  for (const source of SOURCES)
    cpSync(source, join(folder, source), { recursive: true, preserveTimestamps: true });
}
