import type { z } from 'zod';
import type { faqSchema } from './Faq.schema.ts';

/** Named examples; each key says what its example is for. */
export const faqExamples = {
  default: {
    type: 'faq',
    intro: 'Not here? An engineer answers inside a working day.',
    link: { label: 'Ask an engineer', href: '/contact/' },
    items: [
      {
        question: 'How long does it take to go live?',
        answer: '<p>A single site takes about two weeks.</p>',
      },
      {
        question: 'Do vendors have to pay?',
        answer: '<p>No. They see <a href="/product/vendor-management-software/">only their jobs</a>.</p>',
      },
    ],
  },
} satisfies Record<string, z.input<typeof faqSchema>>;
