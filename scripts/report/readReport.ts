import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { KnownSite } from '../../build/check/KnownSite.ts';
import { linkFaults } from '../../build/check/linkFaults.ts';
import { contentLinks } from '../../build/links/contentLinks.ts';
import { siteConfig } from '../../config/siteConfig.ts';
import type { Environment } from '../../server/env.ts';
import { SQLITE_FILE } from '../../server/leads/database/openSqlite.ts';
import type { LeadState } from '../../server/leads/Lead.ts';
import { assertStoreExists, openConfiguredStore } from '../../server/leads/openConfiguredStore.ts';
import type { Fault } from '../../shared/Fault.ts';
import { LOCALES, type Locale } from '../../src/content/files/locale.ts';
import { scheduledItems } from '../../src/scheduledItems.ts';
import { allPages, loadedContent } from '../../src/siteContent.ts';
import { type Due, findDue } from './findDue.ts';
import { findExpiringLinks } from './findExpiringLinks.ts';
import { findScheduled, type Scheduled } from './findScheduled.ts';

/** Each form's leads by state. */
export type FormCounts = Record<string, Record<LeadState, number>>;

export interface Report {
  /** ISO 8601. */
  at: string;
  brand: string;
  pages: { total: number; unlisted: number; kinds: Record<string, Record<Locale, number>> };
  /** Links and pictures in the content that lead nowhere. */
  brokenReferences: Fault[];
  leads: { forms: FormCounts } | { problem: string };
  due: Due[];
  /** What comes and goes, and drafts. */
  scheduled: Scheduled[];
  /** Links to pages that expire or have expired. */
  expiringLinks: Fault[];
}

/** The folder of a page that has no kind, such as "/product/"; "/" for one that is in none. */
const folderOf = (path: string) => /^\/[^/]+\/(?=.)/.exec(path)?.[0] ?? '/';

/** Kinds of pages with how many each locale has of its own, most frequent first. */
function countKinds(): Report['pages'] {
  const pages = allPages();
  const kinds: Record<string, Record<Locale, number>> = {};
  for (const { entry, locale, path } of pages) {
    const kind = entry?.kind ?? folderOf(path);
    kinds[kind] ??= Object.fromEntries(LOCALES.map((one) => [one, 0]));
    kinds[kind][locale] = (kinds[kind][locale] ?? 0) + 1;
  }
  const sorted = Object.entries(kinds).sort(([, a], [, b]) => (b['en'] ?? 0) - (a['en'] ?? 0));
  const own = pages.filter(({ locale }) => locale === 'en');
  return {
    total: own.length,
    unlisted: own.filter(({ isListed }) => !isListed).length,
    kinds: Object.fromEntries(sorted),
  };
}

/** Leads by form and state; where the store cannot be read, why. */
export async function countLeads(environment: Environment): Promise<Report['leads']> {
  const { DATABASE_URL, DATA_DIR } = environment;
  // A report must not create a store.
  if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, SQLITE_FILE))) return { forms: {} };
  const store = openConfiguredStore(environment);
  try {
    if (DATABASE_URL !== undefined) await assertStoreExists(environment);
    return { forms: await store.countForms() };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  } finally {
    await store.close();
  }
}

/** The state of the site at a point in time. Throws when content is wrong, with file, field and remedy. */
export async function readReport(environment: Environment, now: Date): Promise<Report> {
  const pages = allPages();
  return {
    at: now.toISOString(),
    brand: siteConfig.brand.name,
    pages: countKinds(),
    brokenReferences: linkFaults(new KnownSite(loadedContent())),
    leads: await countLeads(environment),
    due: findDue(pages, siteConfig, now),
    scheduled: findScheduled(scheduledItems(), now),
    expiringLinks: findExpiringLinks([...pages, ...loadedContent().unpublished], contentLinks(), now),
  };
}
