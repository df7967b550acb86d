import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type DocumentLinks, documentLinks } from '../../build/links/documentLinks.ts';
import { LOCALES, type Locale } from '../../src/content/files/locale.ts';
import { originOf } from '../../src/lib/metadata.ts';

/** The build under test: dist, or the folder in SITE_OUT. */
export const SITE_OUT = process.env['SITE_OUT'] ?? 'dist';

/** A built page. */
export interface BuiltPage {
  /** Path below the build’s folder: "about/index.html". */
  file: string;
  locale: Locale;
  /** URL path of the page: "/about/". */
  path: string;
  /** Full URL on the host of its locale. */
  url: string;
  /** Name in test results: "/about/", "/about/ (en-AE)". */
  name: string;
  html: string;
  /**
   * The document. If an earlier page of the host has the same markup before its main part, only the ids of that are left:
   * header and menus are half of a page’s markup, so checking them once saves half of the time.
   */
  own: string;
}

function localeOfFile(file: string): [Locale, string] {
  const locale = LOCALES.find((one) => file.startsWith(`_hosts/${one}/`));
  return locale ? [locale, file.slice(`_hosts/${locale}/`.length)] : ['en', file];
}

/** Files of the build with this name ending, with forward slashes, in order. */
export function filesOf(ending: string): string[] {
  return readdirSync(SITE_OUT, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => file.endsWith(ending) && !file.startsWith('.'))
    .sort();
}

/** A file of the build as text. */
export function readSiteFile(file: string): string {
  return readFileSync(join(SITE_OUT, file), 'utf8');
}

/** The ids in a document or a part of one, those in templates included. */
export const idsIn = (html: string): string[] =>
  [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);

/** What is between the head of a document and its main part. */
const BEFORE_MAIN = /(?<=<body\b[^>]*>).*?(?=<main\b)/s;

const idsOnly = (part: string) =>
  idsIn(part)
    .map((id) => `<div id="${id}"></div>`)
    .join('');

function readPages(): BuiltPage[] {
  const known = new Set<string>();
  return filesOf('index.html').map((file) => {
    const [locale, local] = localeOfFile(file);
    const path = `/${local.replace(/index\.html$/, '')}`;
    const html = readSiteFile(file);
    const before = `${locale} ${BEFORE_MAIN.exec(html)?.[0]}`;
    const own = known.has(before) ? html.replace(BEFORE_MAIN, idsOnly) : html;
    known.add(before);
    const name = locale === 'en' ? path : `${path} (${locale})`;
    return { file, locale, path, url: originOf(locale) + path, name, html, own };
  });
}

let pages: readonly BuiltPage[] | undefined;

/** Every page of every host, listed or not; not 404.html, a copy of a page for hosts that look for it there. */
export function builtPages(): readonly BuiltPage[] {
  pages ??= readPages();
  return pages;
}

let links: ReadonlyMap<string, DocumentLinks> | undefined;

/** The addresses and ids in every page, by file. */
export function builtLinks(): ReadonlyMap<string, DocumentLinks> {
  links ??= new Map(builtPages().map(({ file, html }) => [file, documentLinks(html)]));
  return links;
}
