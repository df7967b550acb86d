import { createHash } from 'node:crypto';
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { cachedPath } from '../../src/cached.ts';

const UI = 'editor/ui';

/** Hash of the sources; if it changes, the scripts are bundled again. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of [...globSync(`${UI}/**/*.{ts,tsx,css}`).sort(), 'package-lock.json'])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

const styles = () =>
  [fileURLToPath(import.meta.resolve('@puckeditor/core/no-external.css')), ...globSync(`${UI}/*.css`).sort()]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

async function bundle(folder: string): Promise<void> {
  const bundled = await rolldown({
    input: { main: resolve(UI, 'main.tsx') },
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  const { output } = await bundled.generate({
    format: 'esm',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  mkdirSync(folder);
  for (const part of output) if (part.type === 'chunk') writeFileSync(join(folder, part.fileName), part.code);
  copyFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), join(folder, 'axe.js'));
  writeFileSync(join(folder, 'main.css'), styles());
}

/** Bundles the editor’s scripts and styles unless the bundle is current. Returns its folder. */
export function bundleUi(): Promise<string> {
  return cachedPath(['editor', fingerprint()], bundle);
}
