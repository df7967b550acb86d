import type { SectionProps } from './Section.tsx';

/** Named examples: by background, and by what is above the content. */
export const sectionExamples = {
  paper: {
    axis: 'Work orders',
    mark: 'A',
    title: 'One ranked list, with the clock already running.',
    intro: 'Every request becomes a job with an asset, a place and a time by which it must be done.',
  },
  sheet: { axis: 'Energy', mark: 'B', tone: 'sheet', title: 'Where the night load goes' },
  night: {
    axis: 'Refrigeration',
    mark: 'C',
    tone: 'night',
    title: 'The case that leaks, **before** it warms',
    intro: 'Read at `11 ppm`, closed in `98 min`.',
  },
  band: { room: 'band', title: 'A band carries no axis' },
} satisfies Record<string, SectionProps>;
