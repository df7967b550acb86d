import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/**
 * The text of an article that defines terms, each below a heading of the third level: a building with a room for each
 * letter, the list of terms, and their definitions by trade (a heading of the second level, with a figure below it).
 */
export const glossarySchema = z.strictObject({
  type: z.literal('glossary'),
  ...anchorBase,
  caption: line(120).describe('below the building with a room for each letter'),
  unlinked: z
    .array(line(40))
    .default([])
    .describe('terms that are everyday words too: articles link them only where their author does'),
  labels: z
    .strictObject({
      letters: standardText('glossary.labels.letters', line(40)).describe('for screen readers'),
      search: standardText('glossary.labels.search', line(40)).describe('in the search field'),
      submit: standardText('glossary.labels.submit', line(20)).describe('for screen readers, on its button'),
      topics: standardText('glossary.labels.topics', line(40)).describe('for screen readers'),
      terms: standardText('glossary.labels.terms', line(40)).describe('heading of the list of terms'),
    })
    .prefault({}),
});

export type GlossaryProps = z.output<typeof glossarySchema>;
