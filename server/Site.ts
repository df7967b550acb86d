import { createSiteConfig } from '../config/site.ts';
import type { SiteForms } from '../shared/forms/SiteForms.ts';
import { parseTarget } from '../shared/http/parseTarget.ts';
import type { RedirectRule } from '../shared/http/RedirectRule.ts';
import { redirectRuleFaults } from '../shared/http/redirectRuleFaults.ts';
import { createRedirectResolver, type Redirect } from '../shared/http/resolveRedirect.ts';
import type { PriceBands } from '../shared/pricing/PriceBands.ts';
import type { AnswerTexts } from '../shared/site/answerTexts.ts';
import { SITE_MANIFEST_PATH } from '../shared/site/SiteManifest.ts';
import type { SiteConfig } from '../shared/site/siteConfigSchema.ts';
import { createHostTable, type HostTable, unlistedHosts } from './http/regionalHosts.ts';
import { readBuild, readCommitOf, readManifest, readSiteForms } from './static/readBuild.ts';
import { SiteSnapshot } from './static/SiteSnapshot.ts';
import { StaticTable } from './static/StaticTable.ts';

/** The site that a server serves: settings, files, forms and redirects. */
export interface Site {
  config: SiteConfig;
  /** Whether it contains drafts, and is served only to those who know its password. */
  isPreview: boolean;
  /** Identifies the build for operators: a digest of the files, and the commit they were built from, if known. */
  build: { build: string; commit?: string };
  hosts: HostTable;
  /** Hosts that are not canonical for any page. */
  unlistedHosts: ReadonlySet<string>;
  files: StaticTable;
  /** Why the site takes more memory than it should, for the operator. */
  memoryWarning?: string | undefined;
  forms: SiteForms;
  /** Texts of the server's own responses, by locale; empty if the build has no manifest. */
  answers: Readonly<Record<string, AnswerTexts>>;
  /** The costs by size, for the ROI report; undefined for a site that has none. */
  bands: PriceBands | undefined;
  redirects: readonly RedirectRule[];
  resolveRedirect: (target: string) => Redirect | 'bad' | undefined;
}

/** Paths that the server handles itself, with or without a trailing slash. */
export const SERVER_ROUTES =
  /^\/(?:healthz|readyz|region|roi-pdf|forms\/[^/]+(?:\/calendar)?|\.well-known\/security\.txt)$/;

/** Whether the server handles a path itself; without its trailing slash. */
export function isServerRoute(path: string): boolean {
  return SERVER_ROUTES.test(path);
}

/**
 * Reads the built site below root, with the brand and redirects that it was built with. hosts maps host names to
 * locales; by default they are those of the settings. Throws an Error for the operator if there is no build.
 */
export function loadSite(root: string, hosts?: Readonly<Record<string, string>>): Site {
  const files = readBuild(root);
  const manifest = readManifest(root);
  const config = createSiteConfig(manifest?.brand ?? 'Brand', manifest?.hosts);
  const paths = new Set(files.map((file) => file.path));
  const isFileOrRoute = (path: string) => (paths.has(path) && !path.endsWith('/')) || isServerRoute(path);
  const redirects = manifest?.redirects ?? [];
  const [fault] = redirectRuleFaults(redirects, { has: (path) => paths.has(path) || isServerRoute(path) });
  if (fault) throw new Error(`${root}/${SITE_MANIFEST_PATH}: ${fault.text}. Then build the site again.`);
  const resolveRedirect = createRedirectResolver(redirects, isFileOrRoute);
  const byHost = Object.fromEntries(Object.entries(config.hosts).map(([locale, host]) => [host, locale]));
  const strange = Object.values(hosts ?? {}).find((locale) => !config.locales.includes(locale));
  if (strange !== undefined)
    throw new Error(
      `SITE_HOSTS names the locale ${strange}, but this build has only ${config.locales.join(', ')}: use one of these, or add it to content/settings/locales.yaml and build again.`,
    );
  const snapshot = new SiteSnapshot();
  const isRedirected = (path: string) => resolveRedirect(path) !== undefined;
  const table = new StaticTable(files, manifest, isRedirected, (bytes) => snapshot.store(bytes));
  const commit = readCommitOf(root);
  return {
    config,
    isPreview: manifest?.isPreview ?? false,
    build: { build: table.digest(), ...(commit && { commit }) },
    hosts: createHostTable(hosts ?? byHost, config.locales),
    unlistedHosts: unlistedHosts(Object.keys(hosts ?? {}), Object.keys(byHost)),
    files: table,
    memoryWarning: snapshot.fault,
    forms: readSiteForms(root),
    answers: manifest?.answers ?? {},
    bands: manifest?.bands,
    redirects,
    resolveRedirect,
  };
}

/** Canonical path of a request target, or undefined if no link on the site could look like it. */
export function canonicalPath(target: string): string | undefined {
  return parseTarget(target)?.path;
}
