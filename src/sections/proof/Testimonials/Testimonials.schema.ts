import { z } from 'zod';
import { record, reference } from '../../../content/entries/records.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** A customer with the person quoted and the address of the case study. */
const testimonial = reference('customers').transform(
  ({ quote, caseStudy, size, sector, stats, ...customer }) => {
    const person = record('people', quote.person);
    return {
      ...customer,
      alt: customer.name,
      text: quote.text,
      client: person.name,
      designation: person.role,
      link: caseStudy === undefined ? undefined : `/${caseStudy}/`,
      company: size,
      industry: sector,
      testimonialStats: stats,
    };
  },
);

/** Customer quotes, one at a time, beside a section of a building like the customer's with its system lit. */
export const testimonialsSchema = z.strictObject({
  type: z.literal('testimonials'),
  ...sectionBase,
  title: line(80),
  testimonials: z.array(testimonial).min(1).max(6),
  sizeLabel: standardText('testimonials.sizeLabel', line(30)),
  industryLabel: standardText('testimonials.industryLabel', line(30)),
  storyLabel: standardText('testimonials.storyLabel', line(30)),
  action: standardText('testimonials.action', link),
});

export type TestimonialsProps = z.output<typeof testimonialsSchema>;
