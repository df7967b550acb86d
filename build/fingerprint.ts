import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'astro.config.ts',
  'package-lock.json',
  'build',
  'config',
  'content',
  'public',
  'scripts',
  'server/Site.ts',
  'server/http',
  'server/pipeline',
  'server/securityHeaders.ts',
  'server/static',
  'shared',
  'src',
];

/** A value that changes when any source of the build changes, by name, size and time, or a setting that it reads. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const info = statSync(source, { throwIfNoEntry: false });
    if (!info) continue;
    const files = info.isDirectory()
      ? readdirSync(source, { recursive: true, encoding: 'utf8' })
          .sort()
          .map((file) => join(source, file))
      : [source];
    for (const file of files) {
      const found = statSync(file);
      if (found.isFile()) hash.update(`${file}:${found.size}:${found.mtimeMs}\n`);
    }
  }
  for (const name of ['SITE_BRAND', 'SITE_HOSTS', 'SITE_CONTENT', 'SITE_GALLERY'])
    hash.update(`${name}=${process.env[name] ?? ''}\n`);
  return hash.digest('hex');
}
