import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { record } from '../../../content/entries/records.ts';
import { testimonialsExamples } from './Testimonials.examples.ts';
import { testimonialsSchema } from './Testimonials.schema.ts';
import { Testimonials } from './Testimonials.tsx';

const html = renderToStaticMarkup(
  <Testimonials {...testimonialsSchema.parse(testimonialsExamples.default)} />,
);

it('shows quote, person, size, industry and figures of a customer’s record', () => {
  const { quote, size, sector, stats } = record('customers', 'oakmere');
  const person = record('people', quote.person);
  for (const text of [quote.text, person.name, person.role, size, sector, ...stats.map(({ txt }) => txt)]) {
    expect(html).toContain(text);
  }
});

it('has machine-readable field names', () => {
  const [testimonial] = testimonialsSchema.parse(testimonialsExamples.one).testimonials;
  expect(testimonial).toMatchObject({
    logo: { path: expect.stringMatching(/^logos\//) },
    ...Object.fromEntries(
      ['alt', 'name', 'text', 'client', 'designation', 'link', 'company', 'industry'].map((field) => [
        field,
        expect.any(String),
      ]),
    ),
    testimonialStats: expect.arrayContaining([{ stat: expect.any(String), txt: expect.any(String) }]),
  });
});

it('links to the customer’s case study', () => {
  expect(html).toMatch(/href="\/resources\/case-study\/oakmere\/"[^>]*>.*?Read Case Study/);
});

it('rejects a customer without a record', () => {
  const result = testimonialsSchema.safeParse({ ...testimonialsExamples.one, testimonials: ['nobody'] });
  expect(result.error?.issues[0]?.message).toContain('no “nobody” in content/records/customers');
});
