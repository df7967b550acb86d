import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'astro';
import { allPages } from '../src/lib/content/pages.ts';
import { buildFolders } from './buildFolders.ts';
import { fingerprint } from './fingerprint.ts';
import { closeSearchIndexes } from './searchIndex.ts';

/** Reads all content first, so that a fault in a file is reported at once, then builds the whole site. */
export async function buildSite(): Promise<void> {
  const before = fingerprint();
  const pages = allPages();
  console.log(`Building ${pages.length} pages …`);
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  // Given as it is: Astro would load it, and all of the content that it leads to, a second time through Vite. Imported
  // now, because React asks for the environment when it is first imported.
  const { default: config } = await import('../astro.config.ts');
  const settings = {
    ...config,
    configFile: false,
    root: '.',
    logLevel: process.env['BUILD_LOG'] === 'info' ? 'info' : 'warn',
  } as const;
  try {
    await build(settings);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'OutdatedPagesError')) throw error;
    // Pages that were kept do not fit the rest: once more, with every page drawn.
    await rm(buildFolders.pages, { recursive: true, force: true });
    await build(settings);
  } finally {
    await closeSearchIndexes();
    // What runs after the build in this process is not in production for that.
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
  await writeFile(buildFolders.stamp, before);
}

/** Whether the built site is that of the present sources and settings. */
export function isBuildFresh(): boolean {
  const { site, stamp } = buildFolders;
  return (
    existsSync(join(site, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
  );
}
