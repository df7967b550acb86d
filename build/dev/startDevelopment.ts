import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { isSettingsError } from '../../config/readSettingsFile.ts';
import { type Environment, EnvironmentError, readEnvironment } from '../../server/env.ts';
import { contentRoot } from '../../src/content/files/contentRoot.ts';
import { writeSchemasInBackground } from '../schemas/writeSchemas.ts';
import { parseInBackground } from './parseInBackground.ts';

interface ListeningAt {
  port: number;
  host: string;
  /** Command that chooses another port, for messages. */
  hint: string;
}

/** Exits with a one-line message if the address is in use, before anything slow begins. */
async function checkPort({ port, host, hint }: ListeningAt): Promise<void> {
  try {
    const probe = createServer().listen(port, host);
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
  } catch {
    console.error(`Port ${port} is in use: stop what listens there, or choose another with ${hint}.`);
    process.exit(1);
  }
}

/** Reads where to listen. Exits with a one-line message if a variable is wrong. */
function readListeningAt(choose: (environment: Environment) => ListeningAt): ListeningAt {
  try {
    return choose(readEnvironment(process.env));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Exits with the faults of settings without which no page can be shown. */
async function importDevelopment(): Promise<AstroIntegration> {
  try {
    return (await import('./development.ts')).development();
  } catch (error) {
    if (!isSettingsError(error)) throw error;
    console.error(error.message);
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
 * @param choose takes where to listen from the environment
 */
export async function startDevelopment(
  choose: (environment: Environment) => ListeningAt,
  { first = '', further = [] }: { first?: string; further?: readonly AstroIntegration[] } = {},
): Promise<string> {
  const at = readListeningAt(choose);
  await checkPort(at);
  const { port, host } = at;
  const parsed = parseInBackground();
  const [site, { dev }, { default: mdx }, { reactIslands }, { astroSettings }] = await Promise.all([
    // First: it bundles components, in threads of its own, while the others load.
    importDevelopment(),
    import('astro'),
    import('@astrojs/mdx'),
    import('../astro/reactIslands.ts'),
    import('../astro/astroSettings.ts'),
  ]);
  await dev({
    ...astroSettings,
    configFile: false,
    root: '.',
    logLevel: 'warn',
    server: { port, host },
    integrations: [reactIslands(), mdx(), site, ...further],
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
  const address = `http://${host === '::1' ? '[::1]' : host}:${port}/`;
  // Warms up the first page. The server aborts this request if a setting changes in the meantime.
  await fetch(address + first)
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
  // Not before: it takes three seconds of a processor that the first page needs.
  writeSchemasInBackground();
  return address;
}
