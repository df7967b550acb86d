import { z } from 'zod';
import type { Fault } from '../../../shared/Fault.ts';
import { type RedirectRule, redirectRuleSchema } from '../../../shared/http/RedirectRule.ts';
import { redirectRuleFaults, type SiteAddresses } from '../../../shared/http/redirectRuleFaults.ts';
import { keptUntilEdit } from '../files/contentCache.ts';
import { ContentError, type ContentFault, collectError } from '../files/contentError.ts';
import { lineInSettings, readSettings, settingsFile } from './readSettings.ts';

const NAME = 'redirects';

export const redirectsSchema = z.strictObject({
  redirects: z.array(redirectRuleSchema).describe('old addresses, each with where it leads now'),
});

const read = keptUntilEdit((): RedirectRule[] =>
  readSettings(NAME, redirectsSchema, { redirects: [] }).redirects.map((rule) => ({ ...rule })),
);

/**
 * What is wrong in content/settings/redirects.yaml, by line: what does not parse, and what redirectRuleFaults finds
 * between the rules. If the site’s addresses are given, rules that hide an address or lead to none are found as well.
 */
export function redirectFileFaults(addresses?: SiteAddresses): Fault[] {
  const faults: ContentFault[] = [];
  const rules = collectError(faults, () => read()) ?? [];
  const between = redirectRuleFaults(rules, addresses).map(({ rule, text }) => ({
    file: settingsFile(NAME),
    line: lineInSettings(NAME, ['redirects', rule]),
    text,
  }));
  return [...faults, ...between];
}

/** The redirect table, without any rule while it has a fault, which is reported on its own. */
export function redirectsIfSound(): readonly RedirectRule[] {
  return redirectFileFaults().length > 0 ? [] : read();
}

/**
 * The redirect table. Throws ContentError for every fault that can be found without addresses.
 */
export function siteRedirects(): readonly RedirectRule[] {
  const faults = redirectFileFaults();
  if (faults.length > 0) throw new ContentError(faults);
  return read();
}
