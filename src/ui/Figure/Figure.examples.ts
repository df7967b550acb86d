import type { FigureProps } from './Figure.tsx';

/** Named examples; each key gives the reason it exists. */
export const figureExamples = {
  drawing: {
    drawing: 'cover-ahu',
    alt: '',
    number: 'Fig. 1',
    caption: 'An air handler in section: filter, coil, fan. The figure is a drawing by name.',
  },
  building: {
    building: 'hospital',
    system: 'energy',
    alt: 'A hospital in section',
    caption: 'A building by its kind, with one system lit.',
  },
  photograph: {
    photograph: 'sample-site.png',
    alt: '',
    caption: 'A file of content/media; what it shows is said beside the file.',
  },
} satisfies Record<string, FigureProps>;
