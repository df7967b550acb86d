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
  besideOneBuildingByDay: {
    type: 'cta',
    title: 'Walk your campus with us.',
    drawing: 'building',
    building: { kind: 'university', floors: 3, seed: 6, live: 'cmms', side: 'left', hour: 'day' },
  },
  overAPlantRoom: {
    type: 'cta',
    title: 'Walk us through your basement.',
    intro: 'Hold up your phone, and we list what stands there.',
    drawing: 'shift',
    shift: { place: 'plant', seed: 1, hour: 'day' },
  },
  inTheSkyAboveTheRoofs: {
    type: 'cta',
    title: 'What does one night cost you?',
    intro: 'A year of one meter is enough.',
    second: { label: 'See pricing', href: '/pricing/' },
    drawing: 'shift',
    shift: { place: 'roof', seed: 2, hour: 'dusk', live: 'energy' },
  },
  belowAStoreAfterClosing: {
    type: 'cta',
    title: 'Sort one night of your own alarms.',
    intro: 'Export them as they are.',
    drawing: 'shift',
    shift: { place: 'store', seed: 3, hour: 'dawn', live: 'cold' },
  },
  aboveAStreet: {
    type: 'cta',
    title: 'Put your building on the next sheet.',
    drawing: 'shift',
    shift: { place: 'street', seed: 0, hour: 'dusk' },
  },
  inTheOfficeAtNight: {
    type: 'cta',
    title: 'Does a sum of yours not add up?',
    intro: 'Ask the engineer who calls.',
    drawing: 'shift',
    shift: { place: 'office', seed: 2 },
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
