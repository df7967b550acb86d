import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '../../src/content/contentRoot.ts';
import { keepParsedContent } from '../parsedContent.ts';
import { writeSchemasInBackground } from '../schemas/writeSchemas.ts';
import { parseInBackground } from './parseInBackground.ts';

/** Exits with a one-line message if the address is in use, before anything slow begins. */
async function checkPort(port: number, command: string): Promise<void> {
  try {
    const probe = createServer().listen(port, 'localhost');
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
  } catch {
    console.error(
      `Port ${port} is in use: stop what listens there, or choose another with PORT=3100 npm run ${command}.`,
    );
    process.exit(1);
  }
}

const unwatched = ['.cache', 'data', 'dist'].map((folder) => resolve(folder));
const isWithin = (path: string, folder: string) => path === folder || path.startsWith(folder + sep);

const isUnwatched = (path: string) =>
  unwatched.some((folder) => isWithin(path, folder)) && !isWithin(path, resolve(contentRoot()));

/**
 * Starts the development server and renders the page at `first`, so that it is quick to open. Returns the address of
 * the site.
 *
 * @param command name of the calling npm script, for messages
 */
export async function startDevelopment(
  port: number,
  {
    command,
    first = '',
    further = [],
  }: { command: string; first?: string; further?: readonly AstroIntegration[] },
): Promise<string> {
  await checkPort(port, command);
  const parsed = parseInBackground();
  const [{ dev }, { default: mdx }, { default: react }, { astroSettings }, { development }] =
    await Promise.all([
      import('astro'),
      import('@astrojs/mdx'),
      import('@astrojs/react'),
      import('../astroSettings.ts'),
      import('./development.ts'),
    ]);
  await dev({
    ...astroSettings,
    configFile: false,
    root: '.',
    logLevel: 'warn',
    server: { port },
    integrations: [react(), mdx(), development(), ...further],
    vite: {
      ...astroSettings.vite,
      server: {
        strictPort: true,
        // Leads and caches change without edits. Tests keep their content inside a cache folder.
        watch: { ignored: (path: string) => isUnwatched(resolve(path)) },
      },
    },
  });
  await parsed;
  const address = `http://localhost:${port}/`;
  // Warms up the first page. The server aborts this request if a setting changes in the meantime.
  await fetch(address + first)
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
  // Not before: it takes three seconds of a processor that the first page needs.
  writeSchemasInBackground();
  await keepParsedContent();
  return address;
}
