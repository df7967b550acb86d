import type { HubHeadProps } from './HubHead.tsx';

const words = {
  title: 'What customers measured',
  intro: 'Buildings, the figures before and after, and who read the meters.',
} as const;

/** Named examples; each key gives the reason it exists. */
export const hubHeadExamples = {
  bare: words,
  linked: { ...words, link: { href: '/resources/case-study/', label: 'Read the first' } },
} satisfies Record<string, HubHeadProps>;
