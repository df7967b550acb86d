// npm start: builds the site if it is out of date, then serves it.
import { buildSite, isBuildFresh } from '../build/buildSite.ts';
import { showProgress } from '../server/progress/ProgressDisplay.ts';

if (!isBuildFresh()) {
  try {
    await showProgress(buildSite);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
await import('../server/server.ts');
