import { z } from 'zod';
import { reference } from '../../../content/entries/records.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
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
  search: standardText('knowledgeHub.search', line(60)).describe('label of the search field'),
  placeholder: standardText('knowledgeHub.placeholder', line(60)),
  count: standardText('knowledgeHub.count', line(40)).describe('with %shown%'),
  articles: z
    .strictObject({
      one: standardText('knowledgeHub.articles.one', line(30)),
      many: standardText('knowledgeHub.articles.many', line(30)),
    })
    .prefault({}),
  topics: standardText('knowledgeHub.topics', line(30)).describe('above the list of topics'),
  pending: standardText('knowledgeHub.pending', line(60)).describe('for a topic without articles'),
  floors: z.array(floor).min(2).describe('from the roof down'),
  empty: z
    .strictObject({
      title: standardText('knowledgeHub.empty.title', line(60)),
      text: standardText('knowledgeHub.empty.text', line(240)),
      action: standardText('knowledgeHub.empty.action', link),
      second: standardText('knowledgeHub.empty.second', link),
      scene: sceneSchema.prefault({ scene: 'drawing', name: 'empty-floor' }),
    })
    .prefault({})
    .describe('shown when a search finds nothing'),
});

export type KnowledgeHubProps = z.output<typeof knowledgeHubSchema>;
