import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../../../shared/processWide.ts';

/**
 * Identifiers of the queries that the page being rendered has made. Pages are rendered by a bundle of their own, so this
 * is held by the process.
 */
const records = processWide('site:recorded-queries', () => new AsyncLocalStorage<Set<string> | undefined>());

const queries = new Map<string, (about: string) => unknown>();

/**
 * Defines a query through which a page learns something about other content. The queries that a page makes while it is
 * rendered are recorded, and a build renders it again once any of their results changes (build/render/RenderCache.ts). Anything
 * that a page shows beyond its own file must come from such a query, or be part of the fingerprint that all pages share.
 *
 * @param name without a colon
 * @param run returns plain data, given what the query is about
 */
export function trackedQuery<About extends string, Result>(
  name: string,
  run: (about: About) => Result,
): (about: About) => Result {
  queries.set(name, run as (about: string) => unknown);
  return (about) => {
    records.getStore()?.add(`${name}:${about}`);
    // Queries within the query are part of its result, so they are not recorded separately.
    return records.run(undefined, () => run(about));
  };
}

/** Runs a task and returns its result with the identifiers of the queries it made, in alphabetical order. */
export async function recordQueries<Result>(
  task: () => Promise<Result>,
): Promise<{ result: Result; queries: string[] }> {
  const recorded = new Set<string>();
  const result = await records.run(recorded, task);
  return { result, queries: [...recorded].sort() };
}

/**
 * The current result of a recorded query; undefined if there no longer is one, as for a deleted image. Throws for a
 * query that no module of this program defines.
 *
 * @param id as recorded
 */
export function resultOf(id: string): unknown {
  const colon = id.indexOf(':');
  const run = queries.get(id.slice(0, colon));
  if (run === undefined) throw new Error(`no module that is loaded defines the query “${id}”: import it`);
  try {
    return run(id.slice(colon + 1));
  } catch {
    return undefined;
  }
}
