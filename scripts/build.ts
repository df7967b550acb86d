// npm run build: the static site in dist/, or in SITE_OUT. --if-stale skips a build that is up to date, --preview
// includes what is not published.
import { spawnSync } from 'node:child_process';
import { buildFolders } from '../build/buildFolders.ts';
import { buildSite, isBuildFresh } from '../build/buildSite.ts';
import { builtPages } from '../build/check/vanishedPages.ts';
import { showProgress } from '../server/progress/ProgressDisplay.ts';
import { printAged } from './printAged.ts';
import { printRedirects } from './printRedirects.ts';
import { printScheduled } from './printScheduled.ts';
import { SERVER_OPTIONS } from './serverOptions.ts';

if (process.argv.includes('--preview')) process.env['SITE_PREVIEW'] = '1';

try {
  if (!process.argv.includes('--if-stale') || !isBuildFresh()) {
    const before = builtPages(buildFolders.site);
    await showProgress(buildSite);
    printRedirects(before);
    printScheduled();
    printAged();
    // Kept in NODE_COMPILE_CACHE. A server that finds its code there does not load the compiler, which takes 40 MB.
    spawnSync(process.execPath, [...SERVER_OPTIONS, '--eval', "import('./server/server.ts')"]);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
