import { readFileSync, statSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { reportProgress } from '../../server/progress/reportProgress.ts';
import { cachedPath } from '../../src/cached.ts';
import { bundleFingerprint } from '../fingerprint.ts';
import { listFiles } from '../output/listFiles.ts';

/** How many bundles to keep when another one is made: the gallery’s, and those of earlier versions. */
const MOST = 3;

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
  await deleteOldBundles(dirname(folder));
  // Imported lazily: most builds use a cached bundle, and React reads NODE_ENV on first import.
  const [{ build }, { default: config }] = await Promise.all([
    import('astro'),
    import('../../astro.config.ts'),
  ]);
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

/** Deletes all but the newest bundles of a folder. */
export async function deleteOldBundles(cache: string): Promise<void> {
  const madeAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const bundles = (await readdir(cache)).map((name) => join(cache, name));
  const old = bundles.toSorted((one, other) => madeAt(other) - madeAt(one)).slice(MOST);
  for (const path of old) await rm(path, { recursive: true, force: true });
}

/** The bundle of the current code, from the cache where possible. */
export async function openSiteCode(): Promise<SiteCode> {
  return openBundle(await cachedPath(['code', bundleFingerprint()], bundle));
}
