import { z } from 'zod';
import { brandNameSchema, identifierOf, slugOf } from '../shared/site/brand.ts';
import type { Hosts } from '../shared/site/hostsSchema.ts';
import { localeLabel } from '../shared/site/locales.ts';
import { type SiteConfig, siteConfigSchema } from '../shared/site/siteConfigSchema.ts';
import { fillTokens } from '../shared/site/tokens.ts';

export type { SiteConfig } from '../shared/site/siteConfigSchema.ts';

/** Where a site is served that does not say so in content/settings/locales.yaml. */
export const DEFAULT_HOSTS: Hosts = { en: 'www.{brandSlug}.example' };

/** Every setting except the brand and the hosts. {brand} and {brandSlug} are filled in when the settings are read. */
export const siteSettings = {
  legalName: '{brand} Systems, Inc.',
  emails: {
    sales: 'sales@{brandSlug}.example',
    security: 'security@{brandSlug}.example',
    privacy: 'privacy@{brandSlug}.example',
  },
  links: { helpDocs: 'https://help.{brandSlug}.example/', videos: 'https://videos.{brandSlug}.example/' },
  // logIn: 'https://app.{brandSlug}.example/',
  copyrightYear: 2025,
  rating: { value: 4.7, reviews: 76 },
  placeholders: {
    cloudProvider: 'Stratus',
    analystFirm: 'Fieldmark',
    competitor: 'WorkDesk',
    partner: 'Gridline',
  },
  securityContact: { expires: '2027-05-22' },
  strictTransport: { includeSubDomains: false },
  marketingForms: { portalId: '4482019' },
  // statusFeed: 'https://status.{brandSlug}.example/api/v2/summary.json',
  // jobBoard: 'https://boards-api.greenhouse.io/v1/boards/{brandSlug}/jobs?content=true',
  images: { provider: 'local', breakpoints: { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } },
  layout: {
    hideHeader: ['/request-demo/'],
    hideFooter: [
      '/contact/',
      '/request-demo/',
      '/request-trial/',
      '/gamechangersclub/',
      '/ai-page/',
      '/events/futureproof-fmsp-london/',
      '/events/iftar-gathering-dubai/',
      '/events/fm-mixer-chicago/',
    ],
    dark: ['/gamechangersclub/', '/about/', '/ultimate-pillar/', '/ai-page/'],
    enquiry: [
      '/',
      '/product/',
      '/industry/',
      '/solutions/',
      '/features/',
      '/platform-overview/',
      '/integrations/',
      '/cmms-integrations/',
      '/cmms-reports-and-dashboards/',
      '/connected-cmms/',
      '/connected-people/',
      '/connected-processes/',
      '/building-management-system/',
      '/iot-edge/',
      '/maintenance-management/',
      '/property-management/',
      '/sustainability-management/',
      '/reimagined-cmms/',
      '/why-{brandSlug}/',
      '/customer-success/',
      '/pricing/',
      '/tour/',
    ],
  },
};

/** Fills the placeholders in every text of a value, at any depth. */
function fillDeep(value: unknown, tokens: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return fillTokens(value, tokens);
  if (Array.isArray(value)) return value.map((item) => fillDeep(item, tokens));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillDeep(item, tokens)]));
  }
  return value;
}

/**
 * The settings of the site under a brand. Every host, address and name that contains the brand follows it. Throws an
 * Error that names the setting and what is wrong with it.
 */
export function createSiteConfig(brandName: string, hosts: Hosts = DEFAULT_HOSTS): SiteConfig {
  const brand = brandNameSchema.safeParse(brandName);
  if (!brand.success)
    throw new Error(`SITE_BRAND ${brand.error.issues[0]?.message ?? 'is not a brand name'}`);
  const name = brand.data;
  const slug = slugOf(name);
  const filled = fillDeep({ ...siteSettings, hosts }, { brand: name, brandSlug: slug }) as object;
  const parsed = siteConfigSchema.safeParse({
    brand: { name, slug, identifier: identifierOf(name) },
    locales: Object.keys(hosts),
    ...filled,
  });
  if (!parsed.success) throw new Error(`config/site.ts is wrong:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** {host} is that of the default locale, {hostAe} that of en-AE, {hostAr} that of ar-AE. */
function hostTokens(hosts: Hosts): Record<string, string> {
  const locales = Object.keys(hosts);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const tokens = Object.entries(hosts).map(([locale, host], index): [string, string] => {
    const label = localeLabel(locale, locales).split('-').map(capital).join('');
    return [index === 0 ? 'host' : `host${label}`, host];
  });
  return Object.fromEntries(tokens);
}

/** The placeholders that copy, paths and settings may contain, with their values. */
export function siteTokens(site: SiteConfig): Record<string, string> {
  const { cloudProvider, analystFirm, competitor, partner } = site.placeholders;
  return {
    brand: site.brand.name,
    brandSlug: site.brand.slug,
    brandIdentifier: site.brand.identifier,
    legalName: site.legalName,
    'cloud-provider': cloudProvider,
    'cloud-provider-slug': slugOf(cloudProvider),
    'analyst-firm': analystFirm,
    'analyst-firm-slug': slugOf(analystFirm),
    competitor,
    'competitor-slug': slugOf(competitor),
    partner,
    'partner-slug': slugOf(partner),
    ...hostTokens(site.hosts),
    year: String(site.copyrightYear),
    salesEmail: site.emails.sales,
    securityEmail: site.emails.security,
    privacyEmail: site.emails.privacy,
    helpDocs: site.links.helpDocs,
    videos: site.links.videos,
    rating: String(site.rating.value),
    reviews: String(site.rating.reviews),
  };
}
