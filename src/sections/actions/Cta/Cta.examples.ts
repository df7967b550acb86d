import type { z } from 'zod';
import type { ctaSchema } from './Cta.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const ctaExamples = {
  default: { type: 'cta' },
  withTextAndSecondLink: {
    type: 'cta',
    title: 'Start with one building.',
    intro: 'Send a floor plan and an asset list, however rough. In 30 minutes we walk you through it live.',
    second: { label: 'See pricing', href: '/pricing/' },
  },
  overTheDrawingOfItsProduct: {
    type: 'cta',
    title: 'Bring us your leakiest store.',
    drawing: 'strip',
    strip: 'cold-chain',
  },
  besideOneBuilding: {
    type: 'cta',
    title: 'Walk us round your site.',
    intro: 'Ninety minutes with your estates lead.',
    drawing: 'building',
    building: { kind: 'hospital', floors: 5, seed: 21, live: 'cmms' },
  },
  aboveABuildingTooWideToStandBesideIt: {
    type: 'cta',
    title: 'Name your worst store.',
    drawing: 'building',
    building: { kind: 'grocery', seed: 14, live: 'cold' },
  },
  overAPhotograph: {
    type: 'cta',
    title: 'Bring the plan of your site.',
    scene: { scene: 'picture', file: 'sample-site.png' },
  },
  withoutDrawing: {
    type: 'cta',
    title: 'Making the switch is easier than you think.',
    label: 'Get a demo',
    drawing: 'none',
  },
  withSteps: {
    type: 'cta',
    title: 'Making the switch is easier than you think.',
    label: 'Get a demo',
    drawing: 'steps',
    steps: [
      { day: 'Day 1', text: 'Send the spreadsheet or the export' },
      { day: 'Day 6', text: 'Tags arrive, printed by floor' },
      { day: 'Day 14', text: 'The first crew works from the app' },
    ],
  },
} satisfies Record<string, z.input<typeof ctaSchema>>;
