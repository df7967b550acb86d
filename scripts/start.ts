// npm start: builds what is out of date, then serves it.
import { buildSite, isBuildFresh } from '../build/buildSite.ts';

if (!isBuildFresh()) {
  try {
    await buildSite();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
await import('../server/server.ts');
