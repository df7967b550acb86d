import { z } from 'zod';
import { checkSchedule, scheduleFields } from './schedule.ts';
import { timeZone } from './timeZone.ts';

const path = z.string().regex(/^\/(?:\S*\/)?$/, 'must begin and end with a slash');
const hostName = z.string().regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/, 'must be a host name in lower case');
const url = z.url({ protocol: /^https?$/ });
const phone = z.strictObject({
  label: z.string().describe('as printed'),
  href: z.string().regex(/^tel:\+\d{7,15}$/, 'must be tel:+ and the digits'),
});

export const localeSchema = z.enum(['en', 'en-AE']);

const helloBars = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ebook'),
    ...scheduleFields,
    href: path,
    query: z
      .strictObject({ name: z.string(), value: z.string() })
      .describe('shown only when the address asks for it'),
  }),
  z.strictObject({
    kind: z.literal('webinar'),
    ...scheduleFields,
    href: url.describe('where people register'),
    startsAt: z.iso.datetime({ offset: true }).describe('shown until this moment'),
    timeZones: z.record(localeSchema, timeZone).describe('in which each locale reads date and time'),
    minimumWidth: z.int().describe('hidden on windows narrower than this, in px'),
  }),
  z.strictObject({ kind: z.literal('whitepaper'), ...scheduleFields, href: path, minimumWidth: z.int() }),
]);
const helloBarSchema = helloBars.superRefine(checkSchedule);

/** Everything that a vendor sets once for the whole site. */
export const siteConfigSchema = z.strictObject({
  brand: z.strictObject({
    name: z.string(),
    slug: z.string().min(1).describe('in paths and hosts'),
    identifier: z.string().min(1).describe('inside field names'),
  }),
  legalName: z.string().min(1),
  hosts: z.record(localeSchema, hostName),
  locales: z.array(localeSchema).nonempty().describe('the first is the default'),
  socials: z
    .array(
      z.strictObject({
        id: z.enum(['linkedin', 'x', 'youtube', 'facebook', 'instagram']),
        name: z.string(),
        url,
      }),
    )
    .min(1),
  phones: z.strictObject({ us: phone, ae: phone }),
  emails: z.strictObject({ sales: z.email(), security: z.email(), privacy: z.email() }),
  links: z.strictObject({ helpDocs: url, videos: url }),
  copyrightYear: z.int().min(2000).max(2100),
  rating: z.strictObject({ value: z.number().min(1).max(5), reviews: z.int().min(1) }),
  placeholders: z.strictObject({
    cloudProvider: z.string().min(1),
    analystFirm: z.string().min(1),
    competitor: z.string().min(1),
    partner: z.string().min(1),
  }),
  securityContact: z.strictObject({
    expires: z.iso
      .date()
      .describe('day until which security.txt counts: read it again before, and set the next, within a year'),
  }),
  strictTransport: z.strictObject({
    includeSubDomains: z
      .boolean()
      .describe('true once every subdomain of the hosts answers on https, for two years at least'),
  }),
  marketingForms: z.strictObject({
    portalId: z.string().regex(/^[\w-]+$/, 'must be letters, digits, - and _'),
  }),
  images: z.strictObject({
    provider: z
      .enum(['local', 'static', 'cdn'])
      .describe('local: optimised at build; static: as they are; cdn: resized by an image host'),
    cdnBase: url.optional().describe('address of the image host, for the provider cdn'),
    breakpoints: z.strictObject({
      xs: z.int(),
      sm: z.int(),
      md: z.int(),
      lg: z.int(),
      xl: z.int(),
      '2xl': z.int(),
    }),
  }),
  jobBoard: url
    .optional()
    .describe('public job list of a Greenhouse board, read at build; leave out to use content/records/jobs'),
  helloBars: z.array(helloBarSchema).length(3).describe('in the order in which they are considered'),
  layout: z.strictObject({
    hideHeader: z.array(path),
    hideFooter: z.array(path),
    dark: z.array(path).describe('pages whose navigation bar is dark'),
    enquiry: z
      .array(path)
      .describe('pages with the floating enquiry button, and those below them; / is the home page alone'),
    withoutHelloBar: z.array(path).describe('pages without a hello bar'),
  }),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type SiteLocale = z.infer<typeof localeSchema>;
