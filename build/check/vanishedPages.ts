import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../config/site.ts';
import { SITE_MANIFEST_PATH, siteManifestSchema } from '../../shared/site/SiteManifest.ts';
import { nearest } from '../../shared/text/nearest.ts';
import { contentRoot } from '../../src/content/contentRoot.ts';
import { pathOfPage } from '../../src/content/pathOfPage.ts';

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

/** Path of the page that a content file defines. */
function pathOfFile(file: string): string | undefined {
  const [, id] =
    FILE.exec(file.slice(file.indexOf(`${contentRoot()}/en/`) + `${contentRoot()}/en/`.length)) ?? [];
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

/** Page files renamed or deleted since the branch left its upstream or, if it has none, since the last commit. */
function movedInGit(): MovedPage[] {
  if (!existsSync('.git')) return [];
  const git = (...words: string[]) =>
    execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const attempt = (task: () => string) => {
    try {
      return task();
    } catch {
      return undefined;
    }
  };
  const base = attempt(() => git('merge-base', 'HEAD', '@{upstream}').trim()) ?? 'HEAD';
  const words = ['diff', '--name-status', '-z', '--find-renames', '--diff-filter=RD', base, '--'];
  return movedFiles(attempt(() => git(...words, join(contentRoot(), 'en'))) ?? '');
}

/** Paths of the pages of the last build, unless it was a preview or that of another site. */
export function builtPages(site: string): string[] {
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
 * if git or the last build knows it and its address is now unknown.
 *
 * @param built paths of the pages of the last build
 */
export function proposedRedirects(
  site: CurrentSite,
  built: readonly string[],
  inGit: readonly MovedPage[] = movedInGit(),
): string[] {
  const gone = new Map<string, MovedPage>(built.map((from) => [from, { from }]));
  for (const moved of inGit) gone.set(moved.from, moved);
  return [...gone.values()]
    .filter(({ from }) => !site.isKnown(from) && !NUMBERED.test(from))
    .map(({ from, to }) => {
      const parent = from.replace(/[^/]+\/$/, '');
      const guess = nearest(from, site.pages) ?? (site.pages.includes(parent) ? parent : '/');
      const target = to !== undefined && site.pages.includes(to) ? to : guess;
      const path = from.replace(/\/$/, '');
      return `  - from: ${path}\n    to: ${target}\n    status: 301\n    reason: The page was renamed.`;
    });
}
