import type { z } from 'zod';
import type { drawingHeadSchema } from './DrawingHead.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const drawingHeadExamples = {
  centered: {
    type: 'drawingHead',
    title: 'Bring a failure to dinner',
    intro: 'Twelve people who run buildings, one table, four evenings a year.',
    action: { label: 'Ask for a seat', href: '/contact/' },
    second: { label: 'Who sits there', href: '#seats' },
    scene: { scene: 'drawing', name: 'club-table', tone: 'night' },
    alt: 'Eleven people at one long table in a plant room; one chair is empty.',
  },
  skyline: {
    type: 'drawingHead',
    layout: 'skyline',
    title: 'Built by people who ran the plant room',
    intro:
      'We started in a hospital basement, with a pump that failed twice and a logbook that did not say why.',
    action: { label: 'See open roles', href: '/careers/' },
    second: { label: 'Read our story', href: '#story' },
    scene: { scene: 'estate', tone: 'night', crop: 'wide' },
    alt: 'A street in section at night: a store, a workshop, a hospital and an office tower over one service tunnel.',
  },
  skylineWithOneAction: {
    type: 'drawingHead',
    layout: 'skyline',
    title: 'One estate, drawn once',
    intro: 'A short line leaves more of the sky.',
    action: { label: 'Contact us', href: '/contact/' },
    scene: { scene: 'estate', tone: 'night', crop: 'wide' },
    alt: 'A street in section at night.',
  },
  groundWithLinks: {
    type: 'drawingHead',
    layout: 'ground',
    title: 'The frame is up',
    intro: 'The wall is not.',
    scene: { scene: 'drawing', name: 'trial-props' },
    alt: 'A beam on props.',
    links: {
      title: 'Open today',
      items: [
        { label: 'Walk through the product', text: 'One fault, five chapters', href: '/tour/' },
        { label: 'Ask when it opens', text: 'Somebody writes back', href: '/contact/' },
      ],
    },
  },
  panel: {
    type: 'drawingHead',
    layout: 'panel',
    title: 'Oops, the page you’re looking for does not exist',
    intro: 'The door is on the drawing. The room behind it was never built, or has moved.',
    action: { label: 'Go to homepage', href: '/' },
    second: { label: 'Tell us what broke', href: '/contact/' },
    scene: { scene: 'drawing', name: 'door-on-nothing' },
    alt: 'Section through an office building with a door that opens onto open air. The wing behind it is only dashed in',
  },
} satisfies Record<string, z.input<typeof drawingHeadSchema>>;
