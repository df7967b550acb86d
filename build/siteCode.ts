import { readFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { reportProgress } from '../server/progress/reportProgress.ts';
import { cachedPath } from '../src/cached.ts';
import { bundleFingerprint } from './fingerprint.ts';
import { listFiles } from './listFiles.ts';

/** The most bundles to keep: the site’s, the gallery’s, and those of earlier versions. */
const MOST = 4;

const STAGE = 'Scripts and styles';

/** Stylesheets of a route, as Astro links them. */
export type RouteStyles = [route: string, { styles: unknown[] }][];

/** The site’s code as bundled by Astro: what renders pages, and what pages load. It contains no content. */
export interface SiteCode {
  /** Files that pages load, by path below the root of the site. */
  files: readonly string[];
  /** Reads one of them. */
  read: (file: string) => Promise<Buffer>;
  /** Address of the module that renders pages. */
  entry: string;
  styles: RouteStyles;
}

const ENTRY = /^prerender-entry\..*\.mjs$/;

async function openBundle(folder: string): Promise<SiteCode> {
  const assets = join(folder, 'assets');
  const server = join(folder, 'server');
  const entry = (await readdir(server)).find((name) => ENTRY.test(name));
  if (entry === undefined) throw new Error(`${server} holds no entry: delete .cache/code and build again`);
  return {
    files: await listFiles(assets),
    read: (file) => readFile(join(assets, file)),
    entry: pathToFileURL(join(server, entry)).href,
    styles: JSON.parse(readFileSync(join(folder, 'styles.json'), 'utf8')) as RouteStyles,
  };
}

/**
 * Keeps the bundle that Astro would delete and skips prerendering: PageRenderer renders from the bundle, in this build
 * and later ones.
 */
function keptBundle(folder: string): AstroIntegration {
  let pages: Map<string, { styles: unknown[] }> | undefined;
  return {
    name: 'kept-bundle',
    hooks: {
      'astro:build:setup': (options) => {
        pages = options.pages as unknown as typeof pages;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer({
          name: 'kept-bundle',
          setup: async () => {
            await rename(join(folder, 'assets', '.prerender'), join(folder, 'server'));
            const styles = [...(pages ?? [])].map(([route, page]) => [route, { styles: page.styles }]);
            await writeFile(join(folder, 'styles.json'), JSON.stringify(styles));
          },
          getStaticPaths: async () => [],
          render: () => Promise.reject(new Error('pages are drawn by PageRenderer')),
        });
      },
    },
  };
}

async function bundle(folder: string): Promise<void> {
  reportProgress(STAGE, 0, 1);
  // Imported lazily: most builds use a cached bundle, and React reads NODE_ENV on first import.
  const [{ build }, { default: config }] = await Promise.all([import('astro'), import('../astro.config.ts')]);
  await build({
    ...config,
    integrations: [...(config.integrations ?? []), keptBundle(folder)],
    outDir: join(folder, 'assets'),
    configFile: false,
    root: '.',
    logLevel: process.env['BUILD_LOG'] === 'info' ? 'info' : 'warn',
  });
  reportProgress(STAGE, 1, 1);
}

/** A bundle in the cache, with the time of its last use in ms. */
interface CachedBundle {
  name: string;
  at: number;
}

/**
 * Names of the bundles to delete: all but the one in use, whatever its date, and those used most recently. A date in the
 * future comes from a clock that was ahead: such a bundle goes first, or it would stay until that date.
 */
export function oldBundles(found: readonly CachedBundle[], inUse: string, now: number): string[] {
  const usedAt = ({ at }: CachedBundle) => (at > now ? 0 : at);
  return found
    .filter(({ name }) => name !== inUse)
    .toSorted((one, other) => usedAt(other) - usedAt(one))
    .slice(MOST - 1)
    .map(({ name }) => name);
}

/** The bundle of the current code, from the cache where possible. */
export async function openSiteCode(): Promise<SiteCode> {
  const folder = await cachedPath(['code', bundleFingerprint()], bundle);
  const now = new Date();
  await utimes(folder, now, now);
  const cache = dirname(folder);
  const found = (await readdir(cache)).map(async (name) => ({
    name,
    at: (await stat(join(cache, name))).mtimeMs,
  }));
  for (const old of oldBundles(await Promise.all(found), basename(folder), now.getTime()))
    await rm(join(cache, old), { recursive: true, force: true });
  return openBundle(folder);
}
