import { fillSiteTokens } from './site.ts';

/**
 * Pages of the route map that are not written yet: id and working name. Menus may link to them already. A page that
 * is written leaves this list; the tests say which.
 */
export const plannedPages: Readonly<Record<string, string>> = {
  'industry/commercial-portfolios': 'Commercial portfolios',
  'industry/corporate-facilities': 'Corporate facilities',
  'industry/education': 'Education',
  'industry/facility-management-services': 'Facility management services',
  'gdpr-compliance': 'GDPR compliance',
  'hvac-checklist-for-reopening-properties-new': 'HVAC checklist for reopening properties new',
  'iot-edge': 'IoT edge',
  'maintenance-management': 'Maintenance management',
  'demo-days/operational-visibility': 'Operational visibility',
  'demo-days/planned-asset-maintenance': 'Planned asset maintenance',
  'futureproof/property-management-resources-for-middle-east':
    'Property management resources for middle east',
  'futureproof/property-management-resources-for-north-america':
    'Property management resources for north america',
  'futureproof/resources-for-a-connected-built-environment': 'Resources for a connected built environment',
  'product/cmms-workflow-automation': 'CMMS workflow automation',
  'product/field-service-management-software': 'Field service management software',
  'product/inspection-management-software': 'Inspection management software',
  'product/inspection-software': 'Inspection software',
  'product/parts-inventory-management-software': 'Parts inventory management software',
  'product/permit-to-work-software': 'Permit to work software',
  'webinar/leading-property-operations-with-data': 'Leading property operations with data',
  'webinar/listing-page': 'Listing page',
  'webinar/multi-stakeholder-experiences-with-{brandSlug}': 'Multi stakeholder experiences with {brand}',
  'webinar/rethinking-operations-and-maintenance': 'Rethinking operations and maintenance',
  'webinar/three-types-software-overlays-overcoming-them-webinar':
    'Three types software overlays overcoming them webinar',
  'webinar/unlocking-connected-buildings-with-iot': 'Unlocking connected buildings with IoT',
  'webinar/webinar-page-test': 'Webinar page test',
  'webinar/webinarUtils': 'WebinarUtils',
  'webinar/webinarVidPage': 'WebinarVidPage',
  'webinar/webinarVideoPage': 'WebinarVideoPage',
  'webinar/workflow-automation-with-{brandSlug}': 'Workflow automation with {brand}',
};

/** Folders whose pages are named by whoever writes them; links into them count as planned until the pages are there. */
export const plannedFolders: readonly string[] = [
  'blog',
  'ebooks',
  'events',
  'futureproof',
  'learn',
  'newsroom',
  'resources/case-study',
  'resources/newsletter',
  'webinar',
  'whats-new-in-{brandSlug}',
].map((folder) => fillSiteTokens(folder));
