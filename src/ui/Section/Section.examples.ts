import type { SectionProps } from './Section.tsx';

/** Named examples: by background, and by what is above the content. */
export const sectionExamples = {
  paper: {
    axis: 'Work orders',
    mark: { letter: 'A', opener: 'axis' },
    title: 'One ranked list, with the clock already running.',
    intro: 'Every request becomes a job with an asset, a place and a time by which it must be done.',
  },
  sheet: {
    axis: 'Energy',
    mark: { letter: 'B', opener: 'axis' },
    tone: 'sheet',
    title: 'Where the night load goes',
  },
  night: {
    axis: 'Refrigeration',
    mark: { letter: 'C', opener: 'axis' },
    tone: 'night',
    title: 'The case that leaks, **before** it warms',
    intro: 'Read at `11 ppm`, closed in `98 min`.',
  },
  wide: {
    mark: { opener: 'wide' },
    title: 'No lock comes off before its permit is handed back.',
    intro: 'The board shows who holds which lock, since when, and what else is isolated with it.',
  },
  slab: {
    mark: { opener: 'slab' },
    tone: 'sheet',
    title: 'What a work order holds',
    intro: 'Every field of the record has a reason, and an owner.',
  },
  withoutTitle: { axis: 'The register', mark: { letter: 'E', opener: 'axis' }, tone: 'sheet' },
  band: { room: 'band', title: 'A band carries no axis' },
} satisfies Record<string, SectionProps>;
