import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptMark } from '../shared/site/buildMarks.ts';

/** Path of a built script by its name, that of its module: `/_astro/0fe3b2a91c.js` for `tabs`. */
export function scriptPath(name: string, out = process.env['SITE_OUT'] ?? 'dist'): string {
  const folder = join(out, '_astro');
  const found = readdirSync(folder).find(
    (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes(scriptMark(name)),
  );
  if (!found) throw new Error(`${folder} has no script of the name ${name}`);
  return `/_astro/${found}`;
}
