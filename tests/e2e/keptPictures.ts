import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'tests/e2e/__screenshots__';

/** Only pictures whose name contains this word, while working on them. */
const only = process.env['PICTURES_ONLY'] ?? '';

/** Whether any picture of a subject is checked: all are, unless `npm run screenshots -- WORD` narrows them down. */
export function isWanted(subject: string): boolean {
  return subject.includes(only) || only.startsWith(`${subject}-`);
}

/**
 * Whether a subject is compared with a picture, by the picture’s name: only if a picture is kept. A new picture is
 * taken when requested by its full name.
 */
export function hasPicture(spec: string, name: string): boolean {
  return existsSync(join(FOLDER, spec, `${name}.png`)) ? name.includes(only) : name === only;
}

/** Names of the pictures that a spec keeps. */
export function keptPictures(spec: string): string[] {
  return readdirSync(join(FOLDER, spec)).map((file) => file.replace(/\.png$/, ''));
}
