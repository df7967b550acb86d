// The weight of each built page: HTML with its styles, brotli. Builds first if the site is out of date.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolders } from '../../build/buildFolders.ts';
import { buildSite, isBuildFresh } from '../../build/buildSite.ts';
import { documentOf } from '../../build/render/RenderCache.ts';
import { allPages } from '../../src/siteContent.ts';

if (!isBuildFresh()) await buildSite();
for (const page of allPages()) {
  const bytes = readFileSync(join(buildFolders.site, `${documentOf(page)}.br`)).length;
  console.log(`page: ${page.path} (${page.locale}) ${(bytes / 1000).toFixed(1)} kB`);
}
