import type { z } from 'zod';
import type { notFoundSchema } from './NotFound.schema.ts';

/** Named examples; each key says what its example is for. */
export const notFoundExamples = {
  default: {
    type: 'notFound',
    axis: 'Doors that open',
    title: "Oops, the page you're looking for does not exist",
    intro: 'The door is on the drawing. The room behind it was never built, or has moved.',
    action: {
      label: 'Go to homepage',
      href: '/',
    },
    second: {
      label: 'Tell us what broke',
      href: '/contact/',
    },
    scene: {
      scene: 'drawing',
      name: 'door-on-nothing',
    },
    alt: 'Section through an office building with a door that opens onto open air; the wing behind it is only dashed in',
    cardsTitle: 'Four rooms that are there',
    cards: [
      {
        title: 'Work orders',
        text: 'One ranked list, with the clock already running.',
        href: '/product/work-order-software/',
        scene: {
          scene: 'drawing',
          name: 'detail-qr',
        },
      },
      {
        title: 'Leak detection',
        text: 'Parts per million, from case to rack.',
        href: '/product/refrigerant-leak-compliance/',
        scene: {
          scene: 'drawing',
          name: 'cover-leak',
        },
      },
      {
        title: 'ROI calculator',
        text: 'Nine figures you know, one answer you can check.',
        href: '/resources/cmms-roi-calculator/',
        scene: {
          scene: 'drawing',
          name: 'detail-report',
        },
      },
      {
        title: 'Technician app',
        text: 'Works in a basement with no signal.',
        href: '/product/mobile-cmms-app/',
        scene: {
          scene: 'drawing',
          name: 'detail-mobile',
        },
      },
    ],
  },
  withoutCards: {
    type: 'notFound',
    axis: 'Doors that open',
    title: "Oops, the page you're looking for does not exist",
    intro: 'The door is on the drawing. The room behind it was never built, or has moved.',
    action: {
      label: 'Go to homepage',
      href: '/',
    },
    scene: {
      scene: 'drawing',
      name: 'door-on-nothing',
    },
    alt: 'Section through an office building with a door that opens onto open air; the wing behind it is only dashed in',
  },
} satisfies Record<string, z.input<typeof notFoundSchema>>;
