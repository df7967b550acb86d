// npm run dev: writing with hot reload, including the gallery at /gallery/. Forms work, with a stub for the provider.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve, sep } from 'node:path';
import { parseInBackground } from '../build/dev/parseInBackground.ts';
import { keepParsedContent } from '../build/parsedContent.ts';
import { writeSchemasInBackground } from '../build/schemas/writeSchemas.ts';
import { readEnvironment } from '../server/env.ts';
import { CONTENT_ROOT } from '../src/content/contentRoot.ts';

/** Exits with a one-line message if the address is in use, before any slow work. */
async function checkPort(port: number): Promise<void> {
  const probe = createServer().listen(port, 'localhost');
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

const unwatched = ['.cache', 'data', 'dist'].map((folder) => resolve(folder));
const isWithin = (path: string, folder: string) => path === folder || path.startsWith(folder + sep);

const isUnwatched = (path: string) =>
  unwatched.some((folder) => isWithin(path, folder)) && !isWithin(path, resolve(CONTENT_ROOT));

const { PORT } = readEnvironment(process.env);
try {
  await checkPort(PORT);
} catch {
  console.error(
    `Port ${PORT} is in use: stop what listens there, or choose another with PORT=3100 npm run dev.`,
  );
  process.exit(1);
}

const parsed = parseInBackground();
const [{ dev }, { default: mdx }, { default: react }, { astroSettings }, { development }] = await Promise.all(
  [
    import('astro'),
    import('@astrojs/mdx'),
    import('@astrojs/react'),
    import('../build/astroSettings.ts'),
    import('../build/dev/development.ts'),
  ],
);
await dev({
  ...astroSettings,
  configFile: false,
  root: '.',
  logLevel: 'warn',
  server: { port: PORT },
  integrations: [react(), mdx(), development()],
  vite: {
    ...astroSettings.vite,
    server: {
      strictPort: true,
      // Leads and caches change without edits. In tests, the content may be inside a cache folder.
      watch: { ignored: (path: string) => isUnwatched(resolve(path)) },
    },
  },
});
await parsed;
writeSchemasInBackground();
const address = `http://localhost:${PORT}/`;
// Renders the page before it is first opened. The server aborts this request when a setting changes meanwhile.
await fetch(address)
  .then((answer) => answer.arrayBuffer())
  .catch(() => {});
await keepParsedContent();
console.log(
  `${address} shows the site, and every edit of content/ and config/. All sections: ${address}gallery/`,
);
console.log(`Ready after ${(performance.now() / 1000).toFixed(1)} s. Stop with Ctrl+C.`);
