import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { allPages } from '../src/siteContent.ts';

const SPECS = 'tests/e2e';

/** The part of npm test to run for some files. */
export interface Selection {
  /** Code files, for which Vitest runs the tests that import them, and test files named directly. */
  related: string[];
  /** Whether every built page is checked without a browser. */
  isSiteChecked: boolean;
  /** Static checks of built pages that were named or changed. */
  siteTests: string[];
  /** Specs that were named, which run in full. */
  namedSpecs: string[];
  /** Specs that mention what changed. */
  specs: string[];
  /** Paths of pages to check in a browser, or one of each template where they cannot be determined. */
  pages: string[] | 'templates';
}

/** Files below a folder; for a file, the file itself. Throws when there is nothing. */
export function filesAt(path: string): string[] {
  if (!existsSync(path)) throw new Error(`${path}: there is no such file or folder`);
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Tests that need their own server or packages, by the word that selects them in npm run check:slow. */
const SLOW: readonly [folder: RegExp, word: string][] = [
  [/^tests\/editor\/.*\.spec\.ts$/, 'editor'],
  [/^tests\/development\/.*\.spec\.ts$/, 'edits'],
  [/^tests\/examples\/.*\.spec\.ts$/, 'examples'],
  [/^tests\/pace\/.*\.spec\.ts$/, 'frames'],
  [/^tests\/leads\/clockSteps\.test\.ts$/, 'clock'],
  [/^tests\/leads\/rollingRestart\.test\.ts$/, 'restarted'],
  [/^server\/leads\/database\/pgBouncer\.test\.ts$/, 'pgbouncer'],
];

/** The word of npm run check:slow that runs a file that npm test leaves to it; undefined for any other file. */
export function slowWordOf(file: string): string | undefined {
  return SLOW.find(([folder]) => folder.test(file))?.[1];
}

const MOST_SPECS_ABOUT_PAGE = 3;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Names by which a spec refers to a source: its own, and its folder's for a component. */
function namesOf(file: string): string[] {
  const own = basename(file).replace(/\..*$/, '');
  const folder = basename(dirname(file));
  return /^[A-Z]/.test(folder) ? [own, folder] : [own];
}

/** Browser specs whose text matches. */
function specsThatSay(isSaid: (text: string) => boolean): string[] {
  return readdirSync(SPECS)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => join(SPECS, name))
    .filter((spec) => isSaid(readFileSync(spec, 'utf8')));
}

/** Specs that contain one of some names, with its first letter in either case. */
function specsThatName(names: readonly string[]): string[] {
  const wanted = new Set(names.map(lowerFirst));
  return specsThatSay((text) => text.match(/[\w-]+/g)?.some((word) => wanted.has(lowerFirst(word))) ?? false);
}

/** Specs that open a page for its content: if many open it, it just serves as their example page. */
function specsAboutPage(path: string): string[] {
  const specs = specsThatSay((text) => text.includes(`'${path}'`));
  return specs.length > MOST_SPECS_ABOUT_PAGE ? [] : specs;
}

/** The first page with a section of a given type. */
function pageWithSection(type: string): string[] {
  const page = allPages().find(({ sections }) => sections.some((section) => section.type === type));
  return page ? [page.path] : [];
}

/** Paths of the pages that a content file produces. */
function pagesOfContent(file: string): string[] {
  const [, locale, id] = /^content\/([\w-]+)\/(.+)\.(?:yaml|mdx)$/.exec(file) ?? [];
  return allPages()
    .filter((page) => page.locale === locale && page.id === id)
    .map(({ path }) => path);
}

/** Names too general to tell where a file matters. */
const GENERAL = new Set(['app', 'index', 'page', 'types', 'form', 'section']);

/** The tests for one file. */
function selectFor(file: string): Partial<Selection> {
  if (file.startsWith(`${SPECS}/`)) {
    if (file.endsWith('.spec.ts')) return { namedSpecs: [file] };
    return { specs: file.endsWith('.ts') ? specsThatName([basename(file, '.ts')]) : [] };
  }
  if (file.startsWith('tests/site/'))
    return file.endsWith('.test.ts') ? { siteTests: [file] } : { isSiteChecked: true };
  if (file.startsWith('content/')) {
    const pages = pagesOfContent(file);
    return {
      related: ['src/content', 'tests/content'].flatMap(filesAt).filter((name) => name.endsWith('.test.ts')),
      isSiteChecked: true,
      specs: pages.flatMap(specsAboutPage),
      pages: pages.length > 0 ? pages : 'templates',
    };
  }
  const related = /\.tsx?$/.test(file) ? [file] : [];
  if (/\.(?:test|examples)\.tsx?$/.test(file)) return { related };
  const isShown = /^(?:src|shared|config|public|build)\//.test(file) || file === 'astro.config.ts';
  if (!isShown && !file.startsWith('server/')) return { related };
  const specs = specsThatName(namesOf(file).filter((name) => !GENERAL.has(lowerFirst(name))));
  if (!isShown) return { related, specs };
  // Specs interact with pages as visitors do, which merely loading pages does not.
  if (/^src\/(?:behaviors|islands)\//.test(file) && specs.length > 0)
    return { related, isSiteChecked: true, specs };
  const [, section] = /^src\/sections\/[a-z]+\/([A-Z]\w+)\//.exec(file) ?? [];
  const pages = section ? pageWithSection(lowerFirst(section)) : [];
  return { related, isSiteChecked: true, specs, pages: pages.length > 0 ? pages : 'templates' };
}

/**
 * Selects the tests for some files, which may be deleted ones. Throws when the content cannot be read.
 */
export function selectTests(files: readonly string[]): Selection {
  const parts = files.map(selectFor);
  const unique = (key: 'related' | 'siteTests' | 'namedSpecs' | 'specs') => [
    ...new Set(parts.flatMap((part) => part[key] ?? [])),
  ];
  const named = unique('namedSpecs');
  const pages = parts.map((part) => part.pages ?? []);
  return {
    related: unique('related').filter((file) => existsSync(file)),
    isSiteChecked: parts.some((part) => part.isSiteChecked),
    siteTests: unique('siteTests').filter((file) => existsSync(file)),
    namedSpecs: named.filter((file) => existsSync(file)),
    specs: unique('specs').filter((file) => !named.includes(file)),
    pages: pages.includes('templates') ? 'templates' : [...new Set(pages.flat())],
  };
}
