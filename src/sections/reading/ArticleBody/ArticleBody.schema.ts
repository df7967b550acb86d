import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

/** Text of an article of the Knowledge Hub, with the hub’s topics and the list of its headings beside it. */
export const articleBodySchema = z.strictObject({
  type: z.literal('articleBody'),
  ...sectionBase,
  labels: z
    .strictObject({
      hub: line(40).default('Search the Knowledge Hub').describe('link to the hub and its search field'),
      topics: line(30).default('Topics'),
      contents: line(30).default('On this page'),
      next: line(30).default('Next'),
      previous: line(30).default('Previous'),
      around: line(40).default('Articles before and after').describe('for screen readers'),
    })
    .prefault({}),
});

export type ArticleBodyProps = z.output<typeof articleBodySchema>;
