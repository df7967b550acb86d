import type { SectionProps } from './Section.tsx';

/** Named examples: by background, and by what is above the content. */
export const sectionExamples = {
  paper: {
    axis: 'Work orders',
    mark: { letter: 'A', opener: 'row' },
    title: 'One ranked list, with the clock already running.',
    intro: 'Every request becomes a job with an asset, a place and a time by which it must be done.',
  },
  sheet: {
    axis: 'Energy',
    mark: { letter: 'B', opener: 'row' },
    tone: 'sheet',
    title: 'Where the night load goes',
  },
  night: {
    axis: 'Refrigeration',
    mark: { letter: 'C', opener: 'row' },
    tone: 'night',
    title: 'The case that leaks, **before** it warms',
    intro: 'Read at `11 ppm`, closed in `98 min`.',
  },
  stack: {
    axis: 'Permits',
    mark: { letter: 'D', opener: 'stack' },
    title: 'No lock comes off before its permit is handed back.',
    intro: 'The board shows who holds which lock, since when, and what else is isolated with it.',
  },
  stackWithoutTitle: { axis: 'The register', mark: { letter: 'E', opener: 'stack' }, tone: 'sheet' },
  band: { room: 'band', title: 'A band carries no axis' },
} satisfies Record<string, SectionProps>;
