import { z } from 'zod';
import { hostsSchema } from './hostsSchema.ts';

const path = z.string().regex(/^\/(?:\S*\/)?$/, 'must begin and end with a slash');
const url = z.url({ protocol: /^https?$/ });

/** The settings of a vendor for the whole site. */
export const siteConfigSchema = z.strictObject({
  brand: z.strictObject({
    name: z.string(),
    slug: z.string().min(1).describe('in paths and hosts'),
    identifier: z.string().min(1).describe('inside field names'),
  }),
  legalName: z.string().min(1),
  hosts: hostsSchema,
  locales: z.array(z.string()).nonempty().describe('the first is the default'),
  emails: z.strictObject({ sales: z.email(), security: z.email(), privacy: z.email() }),
  links: z.strictObject({ helpDocs: url, videos: url }),
  logIn: url.optional().describe('where customers log in: header and footer link there; omit for no link'),
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
      .describe('day on which security.txt expires: review it before then, and set a new one within a year'),
  }),
  strictTransport: z.strictObject({
    includeSubDomains: z
      .boolean()
      .describe('true once every subdomain of the hosts supports HTTPS, and will for at least two years'),
  }),
  marketingForms: z.strictObject({
    portalId: z.string().regex(/^[\w-]+$/, 'must be letters, digits, - and _'),
  }),
  images: z.strictObject({
    provider: z
      .enum(['local', 'static', 'cdn'])
      .describe('local: optimized at build; static: unchanged; cdn: resized by an image host'),
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
    .describe('public job list of a Greenhouse board, read at build; omit to use content/records/jobs'),
  statusFeed: url
    .optional()
    .describe(
      'summary.json of a status page in the format of Statuspage, for /status/; omit to show its example',
    ),
  layout: z.strictObject({
    hideHeader: z.array(path),
    hideFooter: z.array(path),
    dark: z.array(path).describe('pages whose navigation bar is dark'),
    enquiry: z
      .array(path)
      .describe('pages with the floating enquiry button, and those below them; / is only the home page'),
  }),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;
