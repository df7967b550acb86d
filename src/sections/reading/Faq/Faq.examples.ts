import type { z } from 'zod';
import type { faqSchema } from './Faq.schema.ts';

/** Named examples; each key gives the reason it exists. */
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
  /** A product's questions, beside articles on its subject. */
  articles: {
    type: 'faq',
    articles: [
      { label: 'How a refrigerant leak rate is calculated', href: '/learn/how-a-leak-rate-is-calculated/' },
      { label: 'Refrigerant cylinders: bookkeeping for gas', href: '/blog/a-bank-account-for-gas/' },
    ],
    items: [
      {
        question: 'Does the rule cover small systems?',
        answer: '<p>From 15 lb of refrigerant, with exceptions.</p>',
      },
      {
        question: 'Who signs a leak record?',
        answer: '<p>The technician who tested the joint.</p>',
      },
    ],
  },
} satisfies Record<string, z.input<typeof faqSchema>>;
