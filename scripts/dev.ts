// npm run dev: authoring with hot reload, the gallery at /gallery/ included. Forms work, with a stub for the provider.
import { dev } from 'astro';
import { startFormServer } from './dev/startFormServer.ts';

const { address, stub } = await startFormServer();
await dev({
  root: '.',
  vite: {
    server: {
      // Leads and caches change while nobody writes.
      watch: { ignored: ['**/.cache/**', '**/data/**', '**/dist/**'] },
      proxy: {
        '^/forms/': {
          target: address,
          // Only submissions: below /forms/ there may be pages.
          bypass: (request) => (request.method === 'POST' ? undefined : request.url),
        },
      },
    },
  },
});
if (stub !== undefined) {
  console.log(`Submissions go to a stub: see ${stub}, and tell it to fail with curl -X PUT -d down ${stub}`);
}
