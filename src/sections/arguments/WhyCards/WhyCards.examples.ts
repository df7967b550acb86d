import type { z } from 'zod';
import type { whyCardsSchema } from './WhyCards.schema.ts';

const card = (
  icon: 'detail-qr' | 'detail-ppm' | 'detail-mobile' | 'detail-vendor' | 'detail-permit' | 'detail-report',
  title: string,
) => ({
  icon,
  alt: `Drawing: ${title}`,
  title,
  desc: 'Scan the tag for the manual, the history, the warranty and the next service.',
});

const places = ['van', 'lobby', 'basement', 'lock', 'ceiling', 'ahu', 'stores', 'desk'] as const;

/** Named examples; each key gives the reason it exists. */
export const whyCardsExamples = {
  default: {
    type: 'whyCards',
    axis: 'Why teams move',
    title: 'Six reasons crews drop the spreadsheet',
    intro: 'Built with chief engineers, caretakers and contract managers.',
    cards: [
      card('detail-qr', 'Assets that answer for themselves'),
      card('detail-mobile', 'An app that works in the basement'),
      card('detail-ppm', 'Planned work that plans itself'),
      card('detail-vendor', 'Vendors on the same page'),
      card('detail-permit', 'Permits with real isolation checks'),
      card('detail-report', 'Reports nobody disputes'),
    ],
  },
  planWithPhotographs: {
    type: 'whyCards',
    title: 'What the crew sees on the first day',
    cards: ['The site from above', 'The plant room', 'The stores'].map((title) => ({
      scene: { scene: 'picture' as const, file: 'sample-site.png' },
      alt: `Site plan: ${title}`,
      title,
      desc: 'Each room opens the register of what is in it.',
    })),
  },
  building: {
    type: 'whyCards',
    layout: 'building',
    axis: 'One shift',
    title: 'Eight rooms before the van goes home',
    intro: 'One technician, one working day.',
    cards: places.map((place, index) => ({
      icon: `shift-${place}` as const,
      alt: `A technician at work: ${place}`,
      title: `Works at the ${place}`,
      desc: 'Every job, drawing and reading is on the phone before the signal drops.',
      time: `${String(7 + index).padStart(2, '0')}:05`,
    })),
  },
} satisfies Record<string, z.input<typeof whyCardsSchema>>;
