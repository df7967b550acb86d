import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { quoteExamples } from './Quote.examples.ts';
import { quoteSchema } from './Quote.schema.ts';
import { Quote } from './Quote.tsx';

it.each(['underItsOwnHeading', 'besideALogUnderAHeading'] as const)(
  'starts with the heading that its page gives it: %s',
  (name) => {
    const html = renderToStaticMarkup(<Quote {...quoteSchema.parse(quoteExamples[name])} />);
    expect(/<h2[^>]*>(.*?)<\/h2>.*<blockquote/s.exec(html)?.[1]).toBe(quoteExamples[name].title);
  },
);

it('rejects a heading beside a place, where the quote is the heading', () => {
  const { error } = quoteSchema.safeParse({ ...quoteExamples.besideItsPlace, title: 'Results at Norrvik' });
  expect(error?.issues[0]?.message).toContain('leave out axis, tone and title');
});
