import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'astro';
import { allPages } from '../src/lib/content/pages.ts';
import { fingerprint } from './fingerprint.ts';

const OUT = process.env['SITE_OUT'] ?? 'dist';
const STAMP = join('.cache', `built-${OUT.replaceAll('/', '_')}`);

/** Reads all content first, so that a fault in a file is reported at once, then builds the whole site. */
export async function buildSite(): Promise<void> {
  const before = fingerprint();
  const pages = allPages();
  console.log(`Building ${pages.length} pages …`);
  process.env['NODE_ENV'] = 'production';
  await build({ root: '.', logLevel: process.env['BUILD_LOG'] === 'info' ? 'info' : 'warn' });
  await mkdir('.cache', { recursive: true });
  await writeFile(STAMP, before);
}

/** Whether the built site is that of the present sources and settings. */
export function isBuildFresh(): boolean {
  return (
    existsSync(join(OUT, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()
  );
}
