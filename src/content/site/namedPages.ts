import { fillSiteTokens } from '../../../config/siteConfig.ts';
import { nearest } from '../../../shared/text/nearest.ts';
import { type UnpublishedPaths, unpublishedPaths } from '../checking/checkRelations.ts';
import { pathOfPage } from '../files/pathOfPage.ts';
import { listContent } from '../reading/readContent.ts';
import type { LoadedContent } from './loadContent.ts';

type Path = readonly (string | number)[];

/** Every text in a field with a given name, at any depth, with its path. */
export function* textsAt(
  value: unknown,
  name: string,
  path: Path = [],
): Generator<{ text: string; path: Path }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === name && typeof part === 'string') yield { text: part, path: place };
    else yield* textsAt(part, name, place);
  }
}

/** The name that was probably meant, as the beginning of a remedy. */
export function suggestion(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === undefined ? '' : `did you mean “${meant}”? `;
}

/** The pages that settings, records and the chrome may name. */
export interface NamedPages {
  ids: readonly string[];
  isPage: (id: string) => boolean;
  hidden: UnpublishedPaths;
}

export function namedPages({ paths, unpublished }: Pick<LoadedContent, 'paths' | 'unpublished'>): NamedPages {
  const ids = listContent('en', ['.yaml', '.mdx']).map((entry) => entry.replace(/\.(yaml|mdx)$/, ''));
  const shown = new Set(paths);
  return {
    ids: ids.map(fillSiteTokens),
    isPage: (id) => shown.has(pathOfPage(id)),
    hidden: unpublishedPaths(unpublished),
  };
}

/** What is wrong with the id of a page that is not shown, and what to do. */
export function noPage(id: string, { ids, hidden }: NamedPages): string {
  const reason = hidden.get(pathOfPage(id));
  if (reason !== undefined) return `the page “${id}” ${reason}: publish it first, or name another`;
  return `there is no page “${id}”: ${suggestion(id, ids)}Use the path of a file below content/en, without its ending`;
}
