import { z } from 'zod';
import { type Fault, formatFault } from '../../shared/Fault.ts';
import { type RedirectRule, redirectRuleSchema } from '../../shared/http/RedirectRule.ts';
import { redirectFaults, type SiteAddresses } from '../../shared/http/redirectFaults.ts';
import { keptUntilEdit } from './contentCache.ts';
import { type ContentFault, orNote } from './contentError.ts';
import { lineInSettings, readSettings, settingsFile } from './readSettings.ts';

const NAME = 'redirects';

export const redirectsSchema = z.strictObject({
  redirects: z.array(redirectRuleSchema).describe('old addresses, each with where it leads now'),
});

const read = keptUntilEdit((name: typeof NAME): RedirectRule[] =>
  readSettings(name, redirectsSchema, { redirects: [] }).redirects.map((rule) => ({ ...rule })),
);

/**
 * Finds what is wrong with the redirect table: malformed and conflicting rules and, if the site’s addresses are given,
 * rules that hide an address or lead to none.
 */
export function faultsOfRedirects(addresses?: SiteAddresses): Fault[] {
  const faults: ContentFault[] = [];
  const rules = orNote(faults, () => read(NAME)) ?? [];
  const between = redirectFaults(rules, addresses).map(({ rule, text }) => ({
    file: settingsFile(NAME),
    line: lineInSettings(NAME, ['redirects', rule]),
    text,
  }));
  return [...faults, ...between];
}

/**
 * The redirect table. Throws an Error with file, line and remedy for every fault that can be found without addresses.
 */
export function siteRedirects(): readonly RedirectRule[] {
  const faults = faultsOfRedirects();
  if (faults.length > 0) throw new Error(faults.map(formatFault).join('\n'));
  return read(NAME);
}
