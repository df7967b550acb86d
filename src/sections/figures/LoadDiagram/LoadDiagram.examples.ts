import type { z } from 'zod';
import type { loadDiagramSchema } from './LoadDiagram.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const loadDiagramExamples = {
  default: {
    type: 'loadDiagram',
    axis: 'Load',
    title: 'What rests on it, and what it rests on',
    loadsTitle: 'From',
    total: '$14 million',
    loads: [
      { name: 'Longspan Capital', amount: 9, value: '$9.0 m', text: 'Leads the round.' },
      { name: 'Copperline Ventures', amount: 5, value: '$5.0 m', text: 'New to the company.' },
    ],
    supportsTitle: 'For',
    supports: [
      { name: 'Dubai', amount: 6, value: '$6.0 m', text: 'An office and its first two years.' },
      { name: 'Refrigeration', amount: 8, value: '$8.0 m', text: 'Eight engineers and a test rack.' },
    ],
    alt: 'A beam of 14 million dollars with two loads on it, standing on two walls.',
  },
  head: {
    type: 'loadDiagram',
    isHead: true,
    title: 'A page that begins with its load',
    intro: 'The title is the page’s h1 and the lists are one level higher.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    second: { label: 'See the jobs', href: '/product/work-order-software/' },
    loadsTitle: 'From',
    total: '$2.4 million',
    loads: [
      { name: 'Pennine Quarry Ventures', amount: 1.6, value: '$1.6 m', text: 'Leads.' },
      { name: 'Eight people who run estates', amount: 0.8, value: '$0.8 m', text: 'Three are customers.' },
    ],
    supportsTitle: 'For',
    supports: [
      { name: 'The field app', amount: 1.4, value: '$1.4 m', text: 'A shift without a signal.' },
      { name: 'Spare parts', amount: 1, value: '$1.0 m', text: 'A count that is right.' },
    ],
    alt: 'A beam of 2.4 million dollars with two loads, standing on two walls.',
    note: 'Planned sums.',
  },
} satisfies Record<string, z.input<typeof loadDiagramSchema>>;
