// npm run build: the static site in dist/. Skips nothing; see start.ts for building only what is out of date.
import { buildSite } from '../build/buildSite.ts';

try {
  await buildSite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
