import { z } from 'zod';
import { type RedirectRule, redirectRuleSchema } from '../shared/http/RedirectRule.ts';
import type { SiteConfig } from '../shared/site/siteConfigSchema.ts';
import { fillTokens } from '../shared/site/tokens.ts';
import { siteConfig, siteTokens } from './site.ts';

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

/**
 * The redirect table of a site, placeholders filled. Two rules beside it hold for whole families of paths:
 * colons in a webinar's slug, and the missing trailing slash (shared/http/resolveRedirect.ts).
 * Throws an Error that names the entry which is wrong.
 */
export function createRedirects(site: SiteConfig): RedirectRule[] {
  const tokens = siteTokens(site);
  const filled = table.map((rule) => ({
    ...rule,
    from: fillTokens(rule.from, tokens),
    to: fillTokens(rule.to, tokens),
  }));
  const parsed = z.array(redirectRuleSchema).safeParse(filled);
  if (!parsed.success) throw new Error(`config/redirects.ts is wrong:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The redirect table of this build. */
export const redirects: readonly RedirectRule[] = createRedirects(siteConfig);
