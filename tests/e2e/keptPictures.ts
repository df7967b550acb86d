import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'tests/e2e/__screenshots__';

/** Only pictures whose name holds this word, while somebody works on them. */
const only = process.env['PICTURES_ONLY'] ?? '';

/** Whether anything of a subject is looked at: everything, or what `npm run screenshots -- WORD` names. */
export function isWanted(subject: string): boolean {
  return subject.includes(only) || only.startsWith(`${subject}-`);
}

/**
 * Whether a subject is compared with a picture, by the picture's name: where one is kept. One that is not there yet is
 * taken when it is asked for by its whole name.
 */
export function hasPicture(spec: string, name: string): boolean {
  return existsSync(join(FOLDER, spec, `${name}.png`)) ? name.includes(only) : name === only;
}

/** Names of the pictures that a spec keeps. */
export function keptPictures(spec: string): string[] {
  return readdirSync(join(FOLDER, spec)).map((file) => file.replace(/\.png$/, ''));
}
