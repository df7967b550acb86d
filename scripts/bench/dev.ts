/**
 * Seconds from the start of the development server to the end of the first page requested, in a copy of the
 * sources: without caches, and with those that the first start has left. Prints one figure per line.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../server/http/freePort.ts';
import { copySources } from './copySources.ts';

async function firstPage(folder: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/dev.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    // As scripts/run.mjs sets it.
    env: { ...process.env, PORT: String(port), NODE_COMPILE_CACHE: join(folder, '.cache', 'node') },
  });
  const exit = once(child, 'exit');
  try {
    while (child.exitCode === null) {
      const page = await fetch(`http://localhost:${port}/about/`).catch(() => setTimeout(20));
      if (page === undefined) continue;
      if (!page.ok) throw new Error(`the page was answered with ${page.status}`);
      await page.arrayBuffer();
      return (performance.now() - started) / 1000;
    }
    throw new Error(`the server ended with ${child.exitCode}`);
  } finally {
    child.kill();
    await exit;
  }
}

mkdirSync('.cache', { recursive: true });
// Inside the checkout, so that packages are found without a link to the folder in which Vite keeps its own cache.
const folder = mkdtempSync(resolve('.cache', 'dev-bench-'));
try {
  copySources(folder);
  const typefaces = join('node_modules', '@fontsource-variable');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve(typefaces), join(folder, typefaces), 'dir');
  for (const caches of ['without caches', 'with caches'])
    console.log(`dev: first page ${caches} ${(await firstPage(folder)).toFixed(1)} s`);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
