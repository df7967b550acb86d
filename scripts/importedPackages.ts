import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';

/** Matches what a module imports at run time, not its type-only imports. */
const IMPORT =
  /^\s*(?:import|export) (?!type\b)(?:[^;'"]*? from )?'([^'\n]+)'|\bimport\(\s*'([^'\n]+)'\s*\)/gm;

const nameOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Packages that our modules import, directly or through other modules, each with one of the importing files. */
export function importedPackages(files: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>();
  const reached = new Set(files);
  for (const file of reached) {
    if (!/\.(?:tsx?|mjs|astro)$/.test(file)) continue;
    for (const [, imported, loaded = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const specifier = imported ?? loaded;
      if (specifier.startsWith('.')) {
        const path = join(dirname(file), specifier.replace(/\?.*$/, ''));
        if (existsSync(path)) reached.add(path);
      } else if (!isBuiltin(specifier) && !specifier.startsWith('astro:'))
        packages.set(nameOf(specifier), file);
    }
  }
  return packages;
}
