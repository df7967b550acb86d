import type { z } from 'zod';
import type { entryListSchema } from './EntryList.schema.ts';

const words = {
  title: 'Ten estates, storey by storey',
  intro: 'What was wrong, what was done, and what it came to in the first year.',
};

/** Named examples; each key gives the reason it exists. */
export const entryListExamples = {
  cases: { type: 'entryList', layout: 'cases', ...words },
  documents: {
    type: 'entryList',
    layout: 'documents',
    title: 'Books that end in a number',
    intro: 'Written by engineers, checked by the people who use them.',
    formats: ['e-book', 'guide', 'whitepaper', 'report', 'checklist', 'infographic'],
  },
  newsletters: { type: 'entryList', layout: 'newsletters', ...words },
  updates: { type: 'entryList', layout: 'updates', ...words },
  revisions: { type: 'entryList', layout: 'revisions', ...words },
  partners: {
    type: 'entryList',
    layout: 'partners',
    ...words,
    link: { label: 'Ask for an introduction', href: '/contact/' },
  },
  videos: {
    type: 'entryList',
    layout: 'videos',
    ...words,
    videos: [{ series: 'How-to', film: 'clip-report' }],
  },
  filmsBeside: { type: 'entryList', layout: 'filmsBeside', title: 'Watch next', film: 'harbor-road' },
  posts: {
    type: 'entryList',
    layout: 'posts',
    axis: 'Register',
    title: 'The register',
    intro: 'Every note, by topic and by month of issue: %total% of them.',
  },
  casesAndPosts: {
    type: 'entryList',
    layout: 'casesAndPosts',
    axis: 'Reading',
    cases: {
      title: 'Measured for a year',
      link: { label: 'All case studies', href: '/resources/case-study/' },
    },
    posts: { title: 'Signed by an engineer', link: { label: 'The blog', href: '/blog/' } },
  },
  features: {
    type: 'entryList',
    layout: 'features',
    groups: [
      {
        anchor: 'work',
        letter: 'A',
        name: 'Work',
        text: 'From the request to the signature.',
        features: [
          {
            name: 'Work orders',
            does: 'One ranked list for your team and your vendors.',
            href: '/product/work-order-software/',
          },
          { name: 'SLA clocks', does: 'Response and fix run separately, and pause with a reason.' },
        ],
      },
      {
        anchor: 'energy',
        letter: 'B',
        name: 'Energy',
        text: 'Meters, faults and setpoints.',
        system: 'energy',
        features: [
          { name: 'Load profiles', does: 'Every half hour beside its baseline.' },
          { name: 'Fault rules', does: 'Open the job themselves.' },
        ],
      },
    ],
  },
} satisfies Record<string, z.input<typeof entryListSchema>>;
