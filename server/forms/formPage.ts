import type { FormDefinition } from '../../shared/forms/FormDefinition.ts';
import type { SubmittedValues } from '../../shared/forms/SubmittedValues.ts';
import { plainDocument } from '../errors/plainDocument.ts';
import { FALLBACK_CHECKS, textsFor } from '../localizedTexts.ts';
import type { Site } from '../Site.ts';
import { DEFAULT_PAGE_POLICY } from '../securityHeaders.ts';
import type { StaticEntry } from '../static/StaticEntry.ts';
import { type Refusal, showForm } from './showForm.ts';
import type { SubmittingPage } from './submittingPage.ts';

/** HTML of a page as a host serves it, or undefined. */
export function pageHtml(site: Site, locale: string, path: string): string | undefined {
  const entry = site.files.find(locale, path);
  if (entry === undefined) return undefined;
  return Buffer.from(site.files.bodies.get(entry, entry.variants.identity), 'latin1').toString('utf8');
}

/** Cached titles: every lead has that of its page. */
const titles = new WeakMap<StaticEntry, string>();

/** Title of a page, or an empty string. */
export function titleOf(site: Site, locale: string, path: string): string {
  const entry = site.files.find(locale, path);
  if (entry === undefined) return '';
  const title =
    titles.get(entry) ??
    /<title[^>]*>([^<]*)<\/title>/i.exec(pageHtml(site, locale, path) ?? '')?.[1]?.trim() ??
    '';
  titles.set(entry, title);
  return title;
}

/**
 * The page that a form was sent from, with the visitor's input and the reason for the refusal. If that page does not
 * have the form, the one that the form’s declaration names; if neither does, a plain page.
 */
export function formPage(
  site: Site,
  locale: string,
  definition: FormDefinition,
  page: SubmittingPage,
  typed: SubmittedValues,
  refusal: Refusal,
): { html: string; policy: string } {
  const words = textsFor(site, page.locale);
  const wrongTitle = words.texts?.wrongTitle ?? '%title%';
  const checks = words.texts?.fields ?? FALLBACK_CHECKS;
  for (const path of new Set([page.path, definition.page])) {
    const html = pageHtml(site, locale, path);
    const shown =
      html &&
      showForm(html, definition, { typed, page: page.path + page.search, wrongTitle, checks }, refusal);
    if (shown) return { html: shown, policy: site.files.find(locale, path)?.policy ?? DEFAULT_PAGE_POLICY };
  }
  const lines = [...(refusal.problem ? [refusal.problem] : []), ...Object.values(refusal.errors ?? {})];
  const heading = words.texts?.notSent ?? lines[0] ?? '';
  return { html: plainDocument(words, heading, lines), policy: DEFAULT_PAGE_POLICY };
}
