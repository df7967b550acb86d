import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { contentRoot } from '../../src/content/files/contentRoot.ts';
import type { Locale } from '../../src/content/files/locale.ts';
import type { Page } from '../../src/content/Page.ts';
import { originOf } from '../../src/lib/metadata.ts';
import { sourceOf } from '../../src/siteContent.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Dates on which content files were last changed, by path, from the repository's history. Empty where there is no
 * history, as in an unpacked archive, or only the last commit, whose date would apply to every page.
 */
export function readHistory(): Map<string, string> {
  const days = new Map<string, string>();
  try {
    const isShallow = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (isShallow.trim() === 'true') return days;
    const log = execFileSync('git', ['log', '--format=:%cs', '--name-only', '--', contentRoot()], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let day = '';
    for (const line of log.split('\n')) {
      if (line.startsWith(':')) day = line.slice(1);
      else if (line !== '' && !days.has(line)) days.set(line, day);
    }
  } catch {
    // No repository, or no git: pages that state a date of change still have it.
  }
  return days;
}

/** Files that a page may come from: its own locale's, or that of the page that offers its recording. */
function filesOf(page: Page): string[] {
  const path = join(contentRoot(), page.locale, sourceOf(page));
  return [`${path}.yaml`, `${path}.mdx`];
}

/** The date of a page’s last change: the date it states, that of its file's last change, or its entry's date. */
function lastChange(page: Page, history: ReadonlyMap<string, string>): string | undefined {
  if (page.updated) return page.updated;
  const file = filesOf(page).find((name) => history.has(name));
  if (file) return history.get(file);
  return page.entry && 'date' in page.entry ? page.entry.date : undefined;
}

/**
 * Sitemap of a locale: its listed pages under the host that serves them, each with its variants and the date of its
 * last change if known (sitemaps.org 0.9).
 */
export function sitemap(
  pages: readonly Page[],
  locale: Locale,
  history: ReadonlyMap<string, string>,
): string {
  const entries = pages
    .filter((page) => page.isListed && page.locale === locale)
    .map((page) => {
      const changed = lastChange(page, history);
      const alternates =
        page.locales.length > 1
          ? [...page.locales.map((other) => [other, other] as const), ['x-default', 'en'] as const].map(
              ([language, host]) =>
                `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(originOf(host) + page.path)}"/>`,
            )
          : [];
      return [
        `<url><loc>${escaped(originOf(locale) + page.path)}</loc>`,
        changed ? `<lastmod>${changed}</lastmod>` : '',
        ...alternates,
        '</url>',
      ].join('');
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</urlset>\n`;
}
