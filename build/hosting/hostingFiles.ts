import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSite, type Site } from '../../server/Site.ts';
import type { KnownBodies } from '../../server/static/StaticTable.ts';
import { caddyFile } from './caddyFile.ts';
import { nginxFiles } from './nginxFiles.ts';
import { platformFiles } from './platformFiles.ts';

/** The configuration that other web servers need to respond as ours does, by path below the build. */
export function hostingFiles(site: Site): Record<string, string> {
  return { ...nginxFiles(site), ...caddyFile(site), ...platformFiles(site) };
}

/**
 * Writes it into a finished build.
 *
 * @param hosts those of the settings by default
 * @param knownBodies what is known of files, so that they need not be read again
 */
export function writeHostingFiles(
  out: string,
  hosts?: Readonly<Record<string, string>>,
  knownBodies?: (file: string) => KnownBodies | undefined,
): void {
  for (const [path, text] of Object.entries(hostingFiles(loadSite(out, hosts, knownBodies)))) {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  // Static hosts serve the file of this name for unknown addresses.
  const notFound = join(out, '404/index.html');
  if (existsSync(notFound)) copyFileSync(notFound, join(out, '404.html'));
}
