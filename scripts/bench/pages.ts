// What each built page weighs: HTML with its styles, brotli; and what the build of a page costs.
import { readFileSync, rmSync } from 'node:fs';
import { buildSite } from '../../build/buildSite.ts';
import { allPages, outputPath } from '../../src/lib/content/pages.ts';

rmSync('.cache/compressed', { recursive: true, force: true });
rmSync('.cache/share', { recursive: true, force: true });
rmSync('.cache/art', { recursive: true, force: true });
const started = performance.now();
await buildSite();
const seconds = (performance.now() - started) / 1000;
const pages = allPages();
console.log(
  `build: ${pages.length} pages cold in ${seconds.toFixed(1)} s, ${((seconds / pages.length) * 1000).toFixed(0)} ms a page`,
);
for (const page of pages) {
  const folder = outputPath(page);
  const bytes = readFileSync(`dist/${folder ? `${folder}/` : ''}index.html.br`).length;
  console.log(`page: ${page.path} (${page.locale}) ${(bytes / 1000).toFixed(1)} kB`);
}
