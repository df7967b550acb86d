import { trackedQuery } from '../reading/trackedQueries.ts';
import { entriesOf } from './entries.ts';

/** What a menu shows about an entry. */
export interface Story {
  title: string;
  path: string;
}

/**
 * The three newest posts or press releases, newest first: what the menus of every page list as the latest. Ordered by the
 * date of the entry; a later correction does not make one newer.
 */
export const latestStories = trackedQuery('latest stories', (kind: 'post' | 'pressRelease'): Story[] =>
  entriesOf(kind)
    .slice(0, 3)
    .map(({ title, path }) => ({ title, path })),
);
