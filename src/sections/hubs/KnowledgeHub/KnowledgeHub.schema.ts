import { z } from 'zod';
import { reference } from '../../../content/records.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

const floor = z.strictObject({
  topic: reference('topics').describe('id of a record in topics'),
  level: line(8).describe('as on a section: Roof, 03, −1'),
  scene: sceneSchema.describe('a drawing 460 px wide; the floors stack into one building'),
});

/** The Knowledge Hub: a search field over a building with a floor for each topic and its articles beside it. */
export const knowledgeHubSchema = z.strictObject({
  type: z.literal('knowledgeHub'),
  ...anchorBase,
  title: line(60),
  search: line(60).default('Search the Knowledge Hub').describe('label of the search field'),
  placeholder: line(60).default('Try “leak rate”'),
  count: line(40).default('Articles shown: %shown%').describe('with %shown%'),
  articles: z
    .strictObject({ one: line(30).default('1 article'), many: line(30).default('%count% articles') })
    .prefault({}),
  pending: line(60).default('Being written').describe('where a topic has no article yet'),
  floors: z.array(floor).min(2).describe('from the roof down'),
  empty: z
    .strictObject({
      title: line(60).default('No articles found'),
      text: line(240).default(
        'This floor is still bare. Check the spelling, try fewer words, or tell us what you were looking for.',
      ),
      action: link.prefault({ label: 'Search the whole site', href: '/search/' }),
      second: link.prefault({ label: 'Ask for this article', href: '/contact/' }),
      scene: sceneSchema.prefault({ scene: 'drawing', name: 'empty-floor' }),
    })
    .prefault({})
    .describe('what stands there when a search finds nothing'),
});

export type KnowledgeHubProps = z.output<typeof knowledgeHubSchema>;
