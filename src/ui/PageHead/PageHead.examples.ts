import type { PageHeadProps } from './PageHead.tsx';

const words = {
  title: 'What customers measured',
  intro: 'Buildings, the figures before and after, and who read the meters.',
} as const;

/** Named examples; each key gives the reason it exists. */
export const pageHeadExamples = {
  bare: words,
  long: {
    title: 'Preventive maintenance schedule maker',
    intro: 'Assets, tasks and how often, spread over a year.',
    length: 'long',
  },
  linked: { ...words, link: { href: '/resources/case-study/', label: 'Read the first' } },
} satisfies Record<string, PageHeadProps>;
