import type { z } from 'zod';
import type { appTabsSchema } from './AppTabs.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const appTabsExamples = {
  default: {
    type: 'appTabs',
    title: 'One register, five apps',
    apps: [
      {
        name: 'Vendor app',
        audience: 'For vendor management',
        image: 'appVendor',
        heading: 'Cleared, on site, paid',
        desc: 'Papers, permits and prices on the job that they belong to.',
        list: ['Certificates with dates', 'Permits signed on the phone', 'Quotes in one tap'],
        logo: 'vendor',
        logoAlt: 'Mark of the vendor app',
      },
      {
        name: 'Workstation app',
        audience: 'For technicians',
        image: 'appWorkstation',
        heading: 'Every round, with or without a signal',
        desc: 'Scan the tag, read the limit, write the value.',
        list: ['Works offline', 'History on the tag'],
        logo: 'wrench',
        logoAlt: 'Mark of the workstation app',
      },
      {
        name: 'Site app',
        audience: 'For caretakers',
        screenshot: { scene: 'picture', file: 'sample-site.png' },
        heading: 'The plan of the site in your hand',
        desc: 'Find the valve, the riser and the key without calling the office.',
        list: ['Rooms by floor', 'Keys and who holds them'],
        logo: 'vendor',
        logoAlt: 'Mark of the site app',
      },
    ],
  },
} satisfies Record<string, z.input<typeof appTabsSchema>>;
