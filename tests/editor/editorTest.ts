import { test as base } from '../e2e/test.ts';
import { EditedSite } from './EditedSite.ts';

/** A test on an edited site that starts once for all files of such tests: starting takes longer than most of them. */
export const test = base.extend<object, { site: EditedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture needs from it
    async ({}, use) => {
      const site = await EditedSite.start();
      await use(site);
      await site.server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
