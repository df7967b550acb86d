import type { z } from 'zod';
import type { productTourSchema } from './ProductTour.schema.ts';

const film = 'tour-sensed';

/** Named examples; each key gives the reason it exists. */
export const productTourExamples = {
  windowsAndDrawings: {
    type: 'productTour',
    system: 'cold',
    title: 'A tour one fault long',
    intro: 'From the sensor to the closed record.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    scene: { scene: 'drawing', name: 'store-night' },
    alt: 'A store at night. One case is marked where it leaks.',
    console: { title: 'Operate it', text: 'Choose a path.' },
    chapters: [
      {
        id: 'sensed',
        time: '02:14',
        title: 'The building speaks',
        text: 'A sensor reads 61 ppm.',
        seen: ['The sensor', 'The clock'],
        view: { scene: { scene: 'drawing', name: 'leak-case' }, alt: 'A refrigerated case in section.' },
        film,
        link: { label: 'Fault detection', href: '/product/fault-detection-diagnostics/' },
      },
      {
        id: 'phone',
        time: '02:16',
        title: 'The phone says which joint',
        text: 'Two taps.',
        seen: ['Steps', 'Parts'],
        view: { window: 'jobPhone' },
        film,
      },
      {
        id: 'closed',
        time: '03:52',
        title: 'The record closes by itself',
        text: 'No one had to type.',
        seen: ['The rate', 'Who, where and when'],
        view: { window: 'leakRecord' },
        film,
      },
    ],
  },
} satisfies Record<string, z.input<typeof productTourSchema>>;
