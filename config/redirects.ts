import { readFileSync } from 'node:fs';
import { type Fault, formatFault } from '../shared/Fault.ts';
import { type RedirectRule, redirectRuleSchema } from '../shared/http/RedirectRule.ts';
import { type RedirectFault, redirectFaults, type SiteAddresses } from '../shared/http/redirectFaults.ts';
import type { SiteConfig } from '../shared/site/siteConfigSchema.ts';
import { fillTokens } from '../shared/site/tokens.ts';
import { siteConfig, siteTokens } from './site.ts';

const FILE = 'config/redirects.ts';

const table: RedirectRule[] = [
  {
    from: '/product/service-management-software',
    to: '/product/service-request-software/',
    status: 301,
    reason: 'The module is now sold as service requests.',
  },
  {
    from: '/events/futureproof-fmsp-uk',
    to: '/events/futureproof-fmsp-london/',
    status: 301,
    reason: 'Invitations were sent before the city was fixed.',
  },
  {
    from: '/product/asset-management-software',
    to: '/product/enterprise-asset-management-software/',
    status: 301,
    reason: 'The page was renamed for enterprise asset management.',
  },
  {
    from: '/newsroom/{brandSlug}-in-the-news',
    to: '/newsroom/#news',
    status: 301,
    reason: 'Press coverage became a tab of the newsroom.',
  },
  {
    from: '/resources/case-study/meridian-malls',
    to: '/',
    status: 302,
    reason: 'The story is retired; it may come back under the same address, so the redirect is temporary.',
  },
  {
    from: '/industry/facility-management-services1',
    to: '/industry/facility-management-services/',
    status: 301,
    reason: 'A second draft of the page was once published and indexed.',
  },
  {
    from: '/webinar/components/FutureCmmswebniarModel',
    to: '/webinar/',
    status: 301,
    reason: 'A part of a page was once indexed as a page.',
  },
  {
    from: '/rebuild/product-walkthrough/videos',
    to: '{videos}',
    status: 301,
    reason: 'The walkthroughs moved to the videos site.',
  },
  {
    from: '/product/inventory-management-software',
    to: '/product/parts-inventory-management-software/',
    status: 301,
    reason: 'The page was renamed for spare parts.',
  },
  {
    from: '/product/inventory-management',
    to: '/product/parts-inventory-management-software/',
    status: 301,
    reason: 'The short form of the renamed page, as printed in brochures.',
  },
];

/** The redirect table of a site with placeholders filled in, and what is wrong with the form of its rules. */
function readTable(site: SiteConfig): { rules: RedirectRule[]; faults: RedirectFault[] } {
  const tokens = siteTokens(site);
  const rules = table.map((rule) => ({
    ...rule,
    from: fillTokens(rule.from, tokens),
    to: fillTokens(rule.to, tokens),
  }));
  const faults = rules.flatMap((rule, index) => {
    const { error } = redirectRuleSchema.safeParse(rule);
    return (error?.issues ?? []).map(({ path, message }) => ({
      rule: index,
      text: `${rule.from}: ${path.join('.')}: ${message}`,
    }));
  });
  return { rules, faults };
}

/** Line of this file on which a rule begins; undefined where the source is not available. */
function lineOfRule(index: number): number | undefined {
  try {
    const lines = readFileSync(FILE, 'utf8').split('\n');
    return lines.flatMap((line, at) => (/^\s*from:/.test(line) ? [at + 1] : []))[index];
  } catch {
    return undefined;
  }
}

/**
 * Faults in the redirect table, in individual rules and between rules. If the site's addresses are given, also rules
 * that hide an address or lead to none.
 */
export function faultsOfRedirects(addresses?: SiteAddresses, site: SiteConfig = siteConfig): Fault[] {
  const { rules, faults } = readTable(site);
  const found = faults.length > 0 ? faults : redirectFaults(rules, addresses);
  return found.map(({ rule, text }) => ({ file: FILE, line: lineOfRule(rule), text }));
}

/**
 * The redirect table of a site. In addition, two rules apply to whole families of paths: colons in a webinar's slug,
 * and a missing trailing slash (shared/http/resolveRedirect.ts). Throws an Error that says which rule is wrong, where
 * it is and what to do; if the site's addresses are given, also for a rule that hides one of them.
 */
export function createRedirects(site: SiteConfig = siteConfig, addresses?: SiteAddresses): RedirectRule[] {
  const faults = faultsOfRedirects(addresses, site);
  if (faults.length > 0) throw new Error(faults.map(formatFault).join('\n'));
  return readTable(site).rules;
}
