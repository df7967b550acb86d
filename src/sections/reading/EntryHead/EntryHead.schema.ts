import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

const label = (name: string) => standardText(`entryHead.labels.${name}`, line(24));

const shared = {
  issued: label('issued'),
  reading: label('reading'),
  minutes: label('minutes').describe('with %minutes%'),
};

/** Names of the facts about an issue. */
export const issueLabels = z.strictObject({ ...shared, number: label('number'), touches: label('touches') });

export type IssueLabels = z.output<typeof issueLabels>;

/** The head of a post, an article or an issue: the page’s entry fills it. */
export const entryHeadSchema = z.strictObject({
  type: z.literal('entryHead'),
  ...anchorBase,
  labels: z
    .strictObject({
      author: label('author'),
      checked: label('checked'),
      topic: label('topic'),
      revised: label('revised'),
      before: label('before'),
      after: label('after'),
      ...shared,
    })
    .prefault({})
    .describe('names of the facts about it'),
});

export type EntryHeadProps = z.output<typeof entryHeadSchema>;
