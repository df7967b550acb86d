import { z } from 'zod';

const iconName = z.string().describe('a name of src/ui/Icon/iconPaths.ts');

/** An entry of a menu. Its name is the page's own unless one stands here. */
const entrySchema = z.strictObject({
  link: z
    .string()
    .min(1)
    .describe(
      'id of a page (its path without outer slashes, placeholders unfilled), or @ and a key of links in config/site.ts',
    ),
  name: z
    .string()
    .max(40)
    .optional()
    .describe('what the menu calls it, where that differs from the page’s name'),
  title: z.string().max(60).optional().describe('one line under the name'),
  icon: iconName.optional(),
  hoverIcon: iconName
    .optional()
    .describe('takes the icon’s place while the pointer or focus is on the entry'),
  tag: z.string().max(16).optional().describe('small label beside the name'),
});

const entries = z.array(entrySchema).min(1);

const productSchema = entrySchema.extend({
  system: z.enum(['cmms', 'energy', 'cold']),
  modules: entries,
});

const navigationSchema = z.strictObject({
  platform: z.strictObject({
    name: z.string(),
    overview: entrySchema,
    products: z.array(productSchema).length(3),
    activeProduct: z.enum(['cmms', 'energy', 'cold']).describe('the product whose modules show first'),
    across: entries,
    features: entrySchema,
  }),
  solutions: z.strictObject({ name: z.string(), goals: entries, industries: entries }),
  resources: z.strictObject({ name: z.string(), read: entries, watch: entries, product: entries }),
  company: z.strictObject({ name: z.string(), about: entries, meet: entries }),
  partners: z.strictObject({ name: z.string(), entries }),
  pricing: entrySchema,
  demo: entrySchema,
  start: entrySchema,
  help: entrySchema,
  footer: z.array(z.strictObject({ name: z.string(), entries })).min(1),
  legal: entries,
});

export type NavigationEntry = z.output<typeof entrySchema>;
export type NavigationConfig = z.output<typeof navigationSchema>;
export type ProductSystem = z.output<typeof productSchema>['system'];

/** Every menu of the site and the footer, by page id: a page that moves or goes fails the build, by name. */
export const navigation: NavigationConfig = navigationSchema.parse({
  platform: {
    name: 'Platform',
    overview: { link: 'platform-overview', name: 'Overview', title: 'One platform, three products' },
    activeProduct: 'cmms',
    products: [
      {
        link: 'product/connected-cmms',
        name: 'Connected CMMS',
        title: 'Plan, dispatch and prove every job',
        system: 'cmms',
        modules: [
          {
            link: 'product/maintenance-management-software',
            name: 'Maintenance',
            icon: 'calendar',
          },
          { link: 'product/parts-inventory-management-software', name: 'Parts and inventory', icon: 'parts' },
          { link: 'product/service-request-software', name: 'Service requests', icon: 'bell' },
          { link: 'product/enterprise-asset-management-software', name: 'Asset management', icon: 'asset' },
          { link: 'product/inspection-software', name: 'Inspections', icon: 'inspection' },
          { link: 'product/work-order-software', name: 'Work orders', icon: 'list', hoverIcon: 'check' },
          { link: 'product/workplace-management-software', name: 'Workplace, visitors', icon: 'user' },
          { link: 'product/vendor-management-software', name: 'Vendors', icon: 'vendor' },
          { link: 'product/field-service-management-software', name: 'Field service', icon: 'wrench' },
          { link: 'product/mobile-cmms-app', name: 'Mobile app', icon: 'phone' },
          { link: 'product/facility-management-software', name: 'Facility management', icon: 'home' },
        ],
      },
      {
        link: 'product/connected-buildings',
        name: 'Connected Buildings',
        title: 'Energy, faults and edge control',
        system: 'energy',
        modules: [
          {
            link: 'product/energy-management-software',
            name: 'Energy management',
            title: 'Meters, tariffs and targets in one place',
            icon: 'energy',
          },
          {
            link: 'product/energy-optimization',
            name: 'Energy optimization',
            title: 'Setpoints that follow load and weather',
            icon: 'edge',
          },
          {
            link: 'product/energy-analytics',
            name: 'Energy analytics',
            title: 'Where the night load comes from',
            icon: 'chart',
          },
          {
            link: 'product/fault-detection-diagnostics',
            name: 'Fault detection',
            title: 'Rules that open the job themselves',
            icon: 'fault',
            hoverIcon: 'warning',
          },
        ],
      },
      {
        link: 'product/connected-refrigeration',
        name: 'Connected Refrigeration',
        title: 'Temperatures, leaks, compliance',
        system: 'cold',
        modules: [
          {
            link: 'product/refrigeration-optimization',
            name: 'Optimization',
            title: 'Racks that draw no more than they need',
            icon: 'chart',
          },
          {
            link: 'product/refrigeration-monitoring',
            name: 'Monitoring',
            title: 'Every case and cold room, by the minute',
            icon: 'temperature',
          },
          {
            link: 'product/refrigerant-leak-compliance',
            name: 'Leak compliance',
            title: 'Leak rates for every circuit',
            icon: 'leak',
            hoverIcon: 'warning',
          },
          {
            link: 'product/refrigeration-compliance',
            name: 'Compliance records',
            title: 'Logs an inspector can read',
            icon: 'document',
          },
        ],
      },
    ],
    across: [
      { link: 'cmms-reports-and-dashboards', name: 'Reports and dashboards' },
      { link: 'connected-processes', name: 'Connected processes' },
      { link: 'connected-people', name: 'Connected people' },
      { link: 'cmms-integrations', name: 'CMMS integrations' },
      { link: 'iot-edge', name: 'IoT edge' },
      { link: 'integrations', name: 'All integrations' },
    ],
    features: { link: 'features' },
  },
  solutions: {
    name: 'Solutions',
    goals: [
      {
        link: 'solutions/data-driven-portfolio',
        name: 'Data-driven portfolio',
        title: 'Every site, read the same way',
        icon: 'chart',
      },
      {
        link: 'solutions/asset-lifecycle-management',
        name: 'Asset lifecycle',
        title: 'From commissioning to replacement',
        icon: 'asset',
      },
      {
        link: 'solutions/continuous-sustainability',
        name: 'Continuous sustainability',
        title: 'Carbon, cut while you operate',
        icon: 'globe',
      },
    ],
    industries: [
      {
        link: 'industry/commercial-portfolios',
        name: 'Commercial portfolios',
        title: 'Many tenants, one standard',
      },
      {
        link: 'industry/corporate-facilities',
        name: 'Corporate facilities',
        title: 'Offices that follow the people',
      },
      {
        link: 'industry/facility-management-services',
        name: 'FM service providers',
        title: 'Every client and SLA on one board',
      },
      { link: 'industry/healthcare', name: 'Healthcare', title: 'Theatres, wards and their air' },
      { link: 'industry/retail', name: 'Retail', title: 'Stores open, cases cold' },
      { link: 'industry/education', name: 'Education', title: 'Term time and the work between' },
    ],
  },
  resources: {
    name: 'Resources',
    read: [
      { link: 'blog', name: 'Blog' },
      { link: 'learn', name: 'Knowledge Hub', tag: 'New' },
      { link: 'resources/ebooks', name: 'E-books' },
      { link: 'resources/case-study', name: 'Case studies' },
      { link: 'resources/guide', name: 'Guides' },
      { link: 'resources/state-of-operations-and-maintenance-software', name: 'State of O&M software' },
      { link: 'resources/infographic/rise-of-real-time-facilities', name: 'Infographic' },
    ],
    watch: [
      { link: 'webinar', name: 'Webinars' },
      { link: 'futureproof/fp-videos', name: 'Futureproof videos' },
      { link: '@videos', name: 'Product videos' },
      { link: 'resources/cmms-roi-calculator', name: 'ROI calculator', tag: 'Free' },
      { link: 'gamechangersclub', name: 'Game Changers Club' },
    ],
    product: [
      { link: 'whats-new-in-{brandSlug}', name: 'What’s new' },
      { link: '@helpDocs', name: 'Help docs' },
      { link: 'why-{brandSlug}' },
      { link: 'customer-success', name: 'Customer success' },
    ],
  },
  company: {
    name: 'Company',
    about: [
      { link: 'about', name: 'About' },
      { link: 'newsroom', name: 'Newsroom' },
      { link: 'careers', name: 'Careers', tag: 'We are Hiring!' },
      { link: 'events', name: 'Events' },
    ],
    meet: [
      { link: 'contact', name: 'Contact' },
      { link: 'partners', name: 'Partners' },
      { link: 'partners/partner-directory', name: 'Partner directory' },
      { link: 'pricing', name: 'Pricing' },
    ],
  },
  partners: {
    name: 'Partners',
    entries: [
      { link: 'partners', name: 'Partner program', title: 'Sell, install or integrate' },
      { link: 'partners/partner-directory', name: 'Partner directory', title: 'Find one near your sites' },
    ],
  },
  pricing: { link: 'pricing', name: 'Pricing' },
  demo: { link: 'request-demo' },
  start: { link: 'get-started' },
  help: { link: 'contact' },
  footer: [
    {
      name: 'Platform',
      entries: [
        { link: 'platform-overview', name: 'Overview' },
        { link: 'product/connected-cmms', name: 'Connected CMMS' },
        { link: 'product/connected-buildings', name: 'Connected Buildings' },
        { link: 'product/connected-refrigeration', name: 'Connected Refrigeration' },
        { link: 'product/mobile-cmms-app', name: 'Mobile app' },
        { link: 'integrations', name: 'Integrations' },
        { link: 'features', name: 'All features' },
        { link: 'pricing', name: 'Pricing' },
      ],
    },
    {
      name: 'Solutions',
      entries: [
        { link: 'industry/commercial-portfolios', name: 'Commercial portfolios' },
        { link: 'industry/corporate-facilities', name: 'Corporate facilities' },
        { link: 'industry/facility-management-services', name: 'FM service providers' },
        { link: 'industry/healthcare', name: 'Healthcare' },
        { link: 'industry/retail', name: 'Retail' },
        { link: 'industry/education', name: 'Education' },
        { link: 'product/cafm-software', name: 'CAFM software' },
      ],
    },
    {
      name: 'Resources',
      entries: [
        { link: 'resources', name: 'All resources' },
        { link: 'blog', name: 'Blog' },
        { link: 'learn', name: 'Knowledge Hub' },
        { link: 'resources/case-study', name: 'Case studies' },
        { link: 'webinar', name: 'Webinars' },
        { link: 'resources/cmms-roi-calculator', name: 'ROI calculator' },
        { link: 'release-notes', name: 'Release notes' },
        { link: '@helpDocs', name: 'Help docs' },
      ],
    },
    {
      name: 'Company',
      entries: [
        { link: 'about', name: 'About' },
        { link: 'why-{brandSlug}' },
        { link: 'careers', name: 'Careers', tag: 'Hiring' },
        { link: 'newsroom', name: 'Newsroom' },
        { link: 'events', name: 'Events' },
        { link: 'partners', name: 'Partners' },
        { link: 'contact', name: 'Contact' },
      ],
    },
  ],
  legal: [
    { link: 'privacy-policy', name: 'Privacy' },
    { link: 'terms-of-service', name: 'Terms' },
    { link: 'cookie-policy', name: 'Cookies' },
    { link: 'gdpr-compliance', name: 'GDPR' },
    { link: 'security', name: 'Security' },
  ],
});
