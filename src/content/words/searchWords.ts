import { z } from 'zod';
import type { SearchWords } from '../../../shared/search/PageFinder.ts';
import { parseContent } from '../reading/parseContent.ts';
import { readYaml } from '../reading/readContent.ts';

export const searchWordsSchema = z.strictObject({
  synonyms: z
    .array(z.array(z.string().trim().min(1)).min(2))
    .describe('groups of expressions that mean the same to a visitor'),
  stopWords: z.array(z.string().trim().min(1)).describe('words of a query that are ignored'),
  distinctWords: z
    .array(z.string().trim().min(1))
    .default([])
    .describe('words that only look like a form of another word, as hospitality does of hospital'),
  pages: z
    .record(z.string().regex(/^\/([^/]+\/)*$/), z.array(z.string().trim().min(1)).min(1))
    .describe('by path: further words by which visitors look for a page'),
});

/** The search's synonyms, its stop words, and extra words for single pages. Throws ContentError for a faulty field. */
export function readSearchWords(): SearchWords {
  const { data, file } = readYaml('documents/search-words.yaml');
  return parseContent(searchWordsSchema, data, file);
}
