import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TypefaceName, TypefaceSource } from '../../shared/site/themeSchema.ts';

/** A font file of a typeface. */
export interface FontFile {
  /** Path from the project's folder, or from the theme's. */
  path: string;
  isBesideTheme: boolean;
  bytes: Buffer;
  hash: string;
}

/** Endings of the Latin files in a package of fonts, from the most flexible: all axes, then weights, then one weight. */
const REGULAR = ['standard-normal', 'full-normal', 'wght-normal', '400-normal'];
const BOLD = ['700-normal', '600-normal', '800-normal'];

const FONT = /\.(?:woff2|ttf|otf)$/i;

/** Folder of a package's font files; undefined if it is not installed. */
const filesOf = (name: string) => {
  const folder = join('node_modules', name, 'files');
  return existsSync(folder) ? folder : undefined;
};

function read(path: string, isBesideTheme: boolean, folder: string): FontFile {
  const bytes = readFileSync(isBesideTheme ? join(folder, path) : path);
  return { path, isBesideTheme, bytes, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}

/** The font files of a typeface. */
export interface TypefaceFiles {
  regular: FontFile;
  bold?: FontFile;
  /** By the ISO 15924 code of their script. */
  scripts: Readonly<Record<string, FontFile>>;
}

/**
 * @param subset what packages call the script in the names of their files
 *
 * Throws an Error with a remedy if there is no such package or file.
 */
function find(
  from: string,
  endings: readonly string[],
  field: string,
  folder: string,
  subset = 'latin',
): FontFile | undefined {
  if (FONT.test(from)) {
    if (existsSync(join(folder, from))) return read(from, true, folder);
    if (existsSync(join('node_modules', from))) return read(join('node_modules', from), false, folder);
    throw new Error(`${field}: there is no ${join(folder, from)}: put the font there, or correct the path`);
  }
  const files = filesOf(from);
  if (files === undefined)
    throw new Error(
      `${field}: the package ${from} is not installed or holds no fonts: npm install --save-exact ${from}, then npm run fonts`,
    );
  const names = readdirSync(files);
  const file = endings
    .map((ending) => names.find((name) => name.endsWith(`-${subset}-${ending}.woff2`)))
    .find((name) => name !== undefined);
  return file === undefined ? undefined : read(join(files, file), false, folder);
}

/** English name of a script, as Fontsource has it in the names of files: arabic of Arab. */
const nameOfScript = (script: string) =>
  new Intl.DisplayNames('en', { type: 'script' }).of(script)?.toLowerCase();

/**
 * Finds the font files of a typeface: one variable font, or a regular and a bold one, and one for each further script.
 * Throws an Error that says which package or file is missing and what to do.
 */
export function findTypeface(
  name: TypefaceName,
  { from, bold, scripts = {} }: TypefaceSource,
  themeFile: string,
): TypefaceFiles {
  const folder = dirname(themeFile);
  const field = `${themeFile}: typefaces.${name}`;
  const regular = find(from, REGULAR, `${field}.from`, folder);
  if (regular === undefined)
    throw new Error(
      `${field}.from: ${from} has no upright Latin font of a regular weight: name a file of it instead`,
    );
  const isVariable = !/-400-normal\.woff2$/.test(regular.path);
  const other =
    bold === undefined
      ? FONT.test(from) || isVariable
        ? undefined
        : find(from, BOLD, `${field}.from`, folder)
      : find(bold, BOLD, `${field}.bold`, folder);
  const further = Object.entries(scripts).map(([script, source]): [string, FontFile] => {
    const subset = nameOfScript(script);
    const own = `${field}.scripts.${script}`;
    const file = find(source, REGULAR, own, folder, subset);
    if (file === undefined)
      throw new Error(
        `${own}: ${source} has no upright ${subset} font of a regular weight: name a file of it instead`,
      );
    return [script, file];
  });
  return { regular, ...(other && { bold: other }), scripts: Object.fromEntries(further) };
}
