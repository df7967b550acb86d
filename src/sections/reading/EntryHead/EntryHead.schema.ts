import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

const label = (name: string) => standardText(`entryHead.labels.${name}`, line(24));

/** The head of a post, an article or an issue: the page’s entry fills it. */
export const entryHeadSchema = z.strictObject({
  type: z.literal('entryHead'),
  ...anchorBase,
  labels: z
    .strictObject({
      author: label('author'),
      checked: label('checked'),
      topic: label('topic'),
      number: label('number'),
      period: label('period'),
      issued: label('issued'),
      revised: label('revised'),
      touches: label('touches'),
      reading: label('reading'),
      change: label('change'),
      before: label('before'),
      after: label('after'),
      minutes: label('minutes').describe('with %minutes%'),
    })
    .prefault({})
    .describe('names of the facts about it'),
});

export type EntryHeadProps = z.output<typeof entryHeadSchema>;
