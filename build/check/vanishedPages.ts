import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../config/siteConfig.ts';
import { SITE_MANIFEST_PATH, siteManifestSchema } from '../../shared/site/SiteManifest.ts';
import { nearest } from '../../shared/text/nearest.ts';
import { contentRoot } from '../../src/content/files/contentRoot.ts';
import { addedFiles, contentDiff } from '../../src/content/files/gitChanges.ts';
import { pathOfPage } from '../../src/content/files/pathOfPage.ts';

/** A page that was removed, and its probable new address if there is one. */
interface MovedPage {
  from: string;
  to?: string;
}

/** The site as it is now; KnownSite implements this. */
interface CurrentSite {
  /** Paths of its published pages. */
  pages: readonly string[];
  /** Whether a path is served, redirected, or that of a page that is not published yet. */
  isKnown: (path: string) => boolean;
}

const FILE = /^(.+)\.(?:yaml|mdx)$/;

/** Continuation pages of lists need no redirects: they come and go with the number of entries. */
const NUMBERED = /\/page\/\d+\/$/;

/** Path of the page that a content file defines; undefined for other content. */
function pathOfFile(file: string): string | undefined {
  const folder = `${contentRoot()}/en/`;
  const at = file.indexOf(folder);
  const [, id] = (at === -1 ? undefined : FILE.exec(file.slice(at + folder.length))) ?? [];
  return id === undefined ? undefined : pathOfPage(id);
}

/**
 * Parses the output of `git diff --name-status -z`, in which each change is a letter followed by its files, for pages
 * that were renamed or deleted.
 */
export function movedFiles(diff: string): MovedPage[] {
  const words = diff.split('\0');
  const moved: MovedPage[] = [];
  while (words.length > 1) {
    const change = words.shift() ?? '';
    const from = pathOfFile(words.shift() ?? '');
    const to = change.startsWith('R') ? pathOfFile(words.shift() ?? '') : undefined;
    if (from !== undefined && from !== to) moved.push({ from, ...(to !== undefined && { to }) });
  }
  return moved;
}

/** Page files renamed or deleted in this change. */
const movedInGit = () => movedFiles(contentDiff('--name-status', '--find-renames', '--diff-filter=RD'));

/** Paths of the pages that are new in this change. */
const addedInGit = () => addedFiles().flatMap((file) => pathOfFile(file) ?? []);

/** Paths of the pages of the last build, unless it was a preview, the gallery or another site. */
export function builtPages(site: string): string[] {
  if (process.env['SITE_GALLERY']) return [];
  const file = join(site, SITE_MANIFEST_PATH);
  if (!existsSync(file)) return [];
  const { data } = siteManifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (data === undefined || data.isPreview || data.brand !== siteConfig.brand.name) return [];
  return Object.keys(data.documents)
    .filter((document) => !document.startsWith('_hosts/'))
    .map((document) => `/${document.replace(/index\.html$/, '')}`);
}

/**
 * Suggests redirects for removed pages, each as an entry of content/settings/redirects.yaml. A page counts as removed
 * if git or the last build knows it and its address is now unknown. It counts as renamed if its file was, or if a new page
 * has a similar address: an older one with a similar address is about something else.
 *
 * @param built paths of the pages of the last build
 * @param added paths of the pages that are new according to git, for when there was no build
 */
export function proposedRedirects(
  site: CurrentSite,
  built: readonly string[],
  inGit: readonly MovedPage[] = movedInGit(),
  added: readonly string[] = addedInGit(),
): string[] {
  const gone = new Map<string, MovedPage>(built.map((from) => [from, { from }]));
  for (const moved of inGit) gone.set(moved.from, moved);
  const newPages = site.pages.filter((page) =>
    built.length > 0 ? !built.includes(page) : added.includes(page),
  );
  return [...gone.values()]
    .filter(({ from }) => !site.isKnown(from) && !NUMBERED.test(from))
    .map(({ from, to }) => {
      const renamed = to !== undefined && site.pages.includes(to) ? to : nearest(from, newPages);
      const parent = from.replace(/[^/]+\/$/, '');
      const target = renamed ?? (site.pages.includes(parent) ? parent : '/');
      const reason = renamed === undefined ? 'The page is gone.' : 'The page was renamed.';
      const path = from.replace(/\/$/, '');
      return `  - from: ${path}\n    to: ${target}\n    status: 301\n    reason: ${reason}`;
    });
}
