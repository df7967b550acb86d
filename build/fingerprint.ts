import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES_FILE } from '../config/siteConfig.ts';
import { THEME_FILE } from '../config/theme.ts';
import { fontsFolder } from '../config/typefaceFiles.ts';
import { contentRoot } from '../src/content/files/contentRoot.ts';
import { LOCALES } from '../src/content/files/locale.ts';

const CODE = [
  'astro.config.ts',
  'package-lock.json',
  'build',
  'config',
  'public',
  'server/Site.ts',
  'server/forms/htmlTree.ts',
  'server/http',
  'server/pipeline',
  'server/securityHeaders.ts',
  'server/static',
  'shared',
  'src',
];

/** The content, and the project's standard words, which a content folder elsewhere falls back on. */
const CONTENT = () => [...new Set(['content', contentRoot()])];

/** What is compiled into the code: colors, radii, fonts. */
const LOOK = [THEME_FILE, fontsFolder(THEME_FILE)];

/** The sources of the site's bundled code: folders and files. */
export const BUNDLED = [
  'astro.config.ts',
  'package-lock.json',
  'build/astro',
  ...LOOK,
  LOCALES_FILE,
  'config',
  'public',
  'shared',
  'src',
];

/** Files that are not part of any build. */
const TEST = /\.test\.tsx?$|(?:^|\/)testing\//;

const SETTINGS = ['SITE_BRAND', 'SITE_CONTENT', 'SITE_GALLERY', 'SITE_PREVIEW', 'TEST_CLOCK'];

/** Folders of pages, each page made of one or two files. */
const pageFolders = () => LOCALES.map((locale) => `${join(contentRoot(), locale)}/`);

function hashOf(
  sources: readonly string[],
  isIncluded: (file: string) => boolean = () => true,
  settings: readonly string[] = SETTINGS,
): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const info = statSync(source, { throwIfNoEntry: false });
    if (!info) continue;
    const files = info.isDirectory()
      ? readdirSync(source, { recursive: true, encoding: 'utf8' })
          .sort()
          .map((file) => join(source, file))
      : [source];
    for (const file of files.filter((name) => !TEST.test(name) && isIncluded(name))) {
      const found = statSync(file);
      if (found.isFile()) hash.update(`${file}:${found.size}:${found.mtimeMs}\n`);
    }
  }
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  return hash.digest('hex');
}

/** A hash that changes with any source of the build (by name, size and modification time) and any setting it reads. */
export function fingerprint(): string {
  // The files for hosts of static sites are generated from the server's rules.
  return hashOf([...CODE, 'server', ...CONTENT()]);
}

let code: string | undefined;

/** The same without the content: code, settings, package versions, as they were when this process first asked. */
export function codeFingerprint(): string {
  code ??= hashOf(CODE);
  return code;
}

/** The same for the code that renders pages, and for the assets it bundles. */
export function bundleFingerprint(): string {
  return hashOf(BUNDLED);
}

/** A hash of the code that draws share pictures and of their theme; the environment does not matter to them. */
export function drawingFingerprint(): string {
  return hashOf(['package-lock.json', 'build/generated/shareCards.ts', 'src/scenes', ...LOOK], undefined, []);
}

/** The same for everything that any page may show: all sources except the pages' own files. */
export function sharedFingerprint(): string {
  const folders = pageFolders();
  return hashOf([...CODE, ...CONTENT()], (file) => !folders.some((folder) => file.startsWith(folder)));
}
