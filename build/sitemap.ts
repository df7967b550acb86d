import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { CONTENT_ROOT } from '../src/content/contentRoot.ts';
import type { Locale } from '../src/content/locale.ts';
import type { Page } from '../src/content/Page.ts';
import { originOf } from '../src/lib/metadata.ts';
import { sourceOf } from '../src/siteContent.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Days on which files of the content were last changed, by path, from the history of the repository. Empty where there
 * is none, as in an unpacked archive, and where there is the last commit alone, whose date would be that of every page.
 */
export function readHistory(): Map<string, string> {
  const days = new Map<string, string>();
  try {
    const isShallow = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (isShallow.trim() === 'true') return days;
    const log = execFileSync('git', ['log', '--format=:%cs', '--name-only', '--', CONTENT_ROOT], {
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
    // No repository, or no git: pages that say when they changed still do.
  }
  return days;
}

/** Files that a page can have been written in: of its own locale, or of the page that its recording is offered on. */
function filesOf(page: Page): string[] {
  const path = join(CONTENT_ROOT, page.locale, sourceOf(page));
  return [`${path}.yaml`, `${path}.mdx`];
}

/** The day of a page’s last change: as the page says, as its file was changed, or as its entry is dated. */
function lastChange(page: Page, history: ReadonlyMap<string, string>): string | undefined {
  if (page.updated) return page.updated;
  const file = filesOf(page).find((name) => history.has(name));
  if (file) return history.get(file);
  return page.entry && 'date' in page.entry ? page.entry.date : undefined;
}

/**
 * Sitemap of a locale: its listed pages under the host that serves them, each with its variants and the day of its
 * last change where that is known (sitemaps.org 0.9).
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
