// npm run build: the static site in dist/, or in SITE_OUT. --if-stale leaves a build alone that is up to date.
import { buildSite, isBuildFresh } from '../build/buildSite.ts';

try {
  if (!process.argv.includes('--if-stale') || !isBuildFresh()) await buildSite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
