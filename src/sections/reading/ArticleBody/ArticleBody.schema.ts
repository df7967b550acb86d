import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** Body of a Knowledge Hub article, with the hub’s topics and the article's headings beside it. */
export const articleBodySchema = z.strictObject({
  type: z.literal('articleBody'),
  ...sectionBase,
  labels: z
    .strictObject({
      search: standardText('articleBody.labels.search', line(40)).describe('in the search field'),
      submit: standardText('articleBody.labels.submit', line(20)).describe(
        'for screen readers, on its button',
      ),
      topics: standardText('articleBody.labels.topics', line(30)),
      contents: standardText('articleBody.labels.contents', line(30)),
      next: standardText('articleBody.labels.next', line(30)),
      previous: standardText('articleBody.labels.previous', line(30)),
      around: standardText('articleBody.labels.around', line(40)).describe('for screen readers'),
    })
    .prefault({}),
});

export type ArticleBodyProps = z.output<typeof articleBodySchema>;
