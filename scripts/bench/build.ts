/**
 * Build times in seconds, in a copy of the sources: without caches, after a change of a page's title, after a change of
 * its text, which the search index holds, and after no change. With a number, as in `npm run bench -- build 2500`,
 * synthetic posts are added until there are that many pages. Prints one figure per line.
 */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { reportProgress } from '../../server/progress/reportProgress.ts';
import { allPages } from '../../src/siteContent.ts';
import { copySources } from './copySources.ts';
import { syntheticPost } from './syntheticPost.ts';

/** How many builds are measured. */
const BUILDS = 5;

/** The page that is changed. */
const PAGE = 'content/en/about.yaml';

/**
 * Runs a build in its own process. Returns its time in seconds and, where the system reports it, its peak memory in MB.
 */
function build(folder: string): { seconds: number; processor: number; megabytes: number } {
  const started = performance.now();
  const measured = `import{buildSite}from'./build/buildSite.ts';await buildSite();const u=process.resourceUsage();console.log('usage',(u.userCPUTime+u.systemCPUTime)/1e6,u.maxRSS/1024);process.exit(0)`;
  const done: SpawnSyncReturns<string> = spawnSync(
    process.execPath,
    [
      '--max-old-space-size=8192',
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '-e',
      measured,
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 2 ** 26,
      // As scripts/run.mjs sets it.
      env: { ...process.env, NODE_COMPILE_CACHE: join(folder, '.cache', 'node') },
    },
  );
  if (done.status !== 0) throw new Error(`the build ended with ${done.status}:\n${done.stdout}`);
  const [, processor = 0, megabytes = 0] = /^usage (\S+) (\S+)$/m.exec(done.stdout) ?? [];
  const seconds = (performance.now() - started) / 1000;
  return { seconds, processor: Number(processor), megabytes: Number(megabytes) };
}

/** Inserts text after the first match of a pattern in the page. */
function change(pattern: RegExp, words: string): void {
  const page = readFileSync(join(folder, PAGE), 'utf8');
  const changed = page.replace(pattern, (place) => place + words);
  if (changed === page) throw new Error(`${PAGE} has no ${pattern} any more: name another place to change`);
  writeFileSync(join(folder, PAGE), changed);
}

const written = allPages().length;
const wanted = Number(process.argv[2] ?? written);
const folder = mkdtempSync(join(tmpdir(), 'build-bench-'));
try {
  copySources(folder);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (let number = written; number < wanted; number += 1) {
    const { name, text } = syntheticPost(number);
    writeFileSync(join(folder, 'content/en/blog', `${name}.mdx`), text);
  }
  let built = 0;
  const report = (label: string) => {
    reportProgress('Builds', built, BUILDS);
    const { seconds, processor, megabytes } = build(folder);
    built += 1;
    reportProgress('Builds', built, BUILDS);
    console.log(
      `build: ${wanted} pages ${label} ${seconds.toFixed(1)} s, processor ${processor.toFixed(1)} s, memory ${megabytes.toFixed(0)} MB`,
    );
  };
  report('cold');
  change(/^ {2}title: "?/m, 'More ');
  report('after a title changed');
  change(/^ {4}(?:intro|text): "?/m, 'Now ');
  report('after a text changed');
  // What the cache of rendered pages is worth (decision 19).
  rmSync(join(folder, '.cache/builds/dist/pages.json'));
  change(/^ {4}(?:intro|text): "?/m, 'Soon ');
  report('after a text changed, with no rendered page cached');
  appendFileSync(join(folder, PAGE), '\n');
  report('after nothing changed');
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
