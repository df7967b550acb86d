import type { z } from 'zod';
import type { benefitCardsSchema } from './BenefitCards.schema.ts';

const cards: z.input<typeof benefitCardsSchema>['cards'] = [
  {
    tag: 'Work orders',
    title: 'Nothing waits in an inbox',
    desc: 'Requests from email, phone, QR and sensors become one ranked list, with the clock already running.',
    img: { scene: 'drawing', name: 'floor-plant' },
    window: 'workOrderBoard',
    alt: 'A technician beside an air handler',
    list: ['Priority set by asset criticality and site hours', 'Duplicate reports merged'],
    link: { label: 'See work orders', href: '/product/work-order-software/' },
  },
  {
    tag: 'Planned maintenance',
    title: 'A year of servicing you can see',
    desc: 'Statutory and manufacturer tasks laid out by week, crew and vendor.',
    img: { scene: 'drawing', name: 'floor-power' },
    window: 'plannedWeeks',
    alt: 'A technician between a switchboard and two boilers',
    list: ['Drag to level crew hours', 'Overdue statutory items flagged'],
  },
];

/** Named examples; each key gives the reason it exists. */
export const benefitCardsExamples = {
  default: {
    type: 'benefitCards',
    axis: 'In use',
    tone: 'sheet',
    title: 'Follow a job through the building',
    cards,
  },
  withIntroduction: {
    type: 'benefitCards',
    title: 'Follow a job through the building',
    intro: 'From the first alarm to the signed report, the same record moves from hand to hand.',
    cards,
  },
} satisfies Record<string, z.input<typeof benefitCardsSchema>>;

/** Why this is a separate section although only one page uses it. */
export const reasonForOneUse =
  'Cards that stack while the page scrolls, each with a window over its drawing; feature blocks follow one another.';
