import type { z } from 'zod';
import type { siteSearchSchema } from './SiteSearch.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const siteSearchExamples = {
  directory: {
    type: 'siteSearch',
    title: 'Find it on the drawing',
    label: 'What are you looking for?',
    action: 'Search',
    clear: 'Clear the search',
    tries: {
      label: 'Try',
      words: ['leak rate', 'permit to work', 'asset register', 'BACnet', 'QR code'],
    },
    withoutScript:
      'Results need JavaScript, which is off in this browser. The directory below leads to every part of the site.',
    filters: {
      label: 'Show results from',
      all: 'Everything',
    },
    results: {
      label: 'Search results',
      best: 'Best matches',
      one: '1 page answers “%query%”',
      many: '%count% pages answer “%query%”',
      within: '%count% in %section% for “%query%”',
      none: 'Nothing here answers “%query%”',
      missing: 'No page mentions “%words%”. Pages for the other words: %count%',
      failed: 'The index did not arrive. Check your connection and type again.',
      all: 'All %count% in %section%',
      next: 'Show more',
    },
    empty: {
      title: 'No page has these words',
      text: 'To see whether another program works with ours, look through the integrations. For anything else, somebody at the desk may know.',
      links: [
        { label: 'See what connects', href: '/integrations/' },
        { label: 'Ask the desk', href: '/contact/' },
      ],
    },
    directory: {
      title: 'Directory',
      pages: 'pages',
      scene: { scene: 'drawing', name: 'plan-chest' },
      families: [
        {
          section: 'products',
          name: 'Products',
          text: 'Modules, integrations, prices and what each release changed',
          href: '/platform-overview/',
        },
        {
          section: 'industries',
          name: 'Industries',
          text: 'Hospitals, malls, stores, towers: what differs from one to the next',
          href: '/#industries',
        },
        {
          section: 'knowledge-hub',
          name: 'Knowledge Hub',
          text: 'Working articles by trade, with formulas and worked sums',
          href: '/learn/',
        },
        {
          section: 'blog',
          name: 'Blog',
          text: 'Posts signed by the engineer who wrote them',
          href: '/blog/',
        },
        {
          section: 'case-studies',
          name: 'Case studies',
          text: 'Customers, dated and measured',
          href: '/resources/case-study/',
        },
        {
          section: 'newsroom',
          name: 'Newsroom',
          text: 'Press releases with dates and contacts',
          href: '/newsroom/',
        },
        {
          section: 'events',
          name: 'Events and webinars',
          text: 'Where to meet us, and recordings by chapter',
          href: '/events/',
        },
        {
          section: 'resources',
          name: 'Resources',
          text: 'E-books, checklists, calculators and the newsletter',
          href: '/resources/',
        },
        {
          section: 'company',
          name: 'Company',
          text: 'People, partners, security and how to reach us',
          href: '/about/',
        },
      ],
    },
  },
} satisfies Record<string, z.input<typeof siteSearchSchema>>;
