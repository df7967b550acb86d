import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { faqExamples } from './Faq.examples.ts';
import { faqSchema } from './Faq.schema.ts';
import { Faq } from './Faq.tsx';

const faq = faqSchema.parse(faqExamples.default);
const html = renderToStaticMarkup(<Faq {...faq} />);

it('starts with every answer closed, in a group in which the browser keeps at most one open', () => {
  const names = [...html.matchAll(/<details[^>]*name="([^"]+)"/g)].map((match) => match[1]);
  expect(names).toHaveLength(faq.items.length);
  expect(new Set(names).size).toBe(1);
  expect(html).not.toMatch(/<details[^>]* open/);
});

it('renders an answer as markup', () => {
  expect(html).toContain('<a href="/product/vendor-management-software/">only their jobs</a>');
});

it('has the title in the specification', () => {
  expect(html).toContain('<h2>Frequently Asked Questions</h2>');
});
