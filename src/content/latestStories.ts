import { entriesOf } from './entries.ts';
import { question } from './questions.ts';

/** What a menu shows of an entry. */
export interface Story {
  title: string;
  path: string;
}

/**
 * The newest posts and press releases, newest first: what the menus of every page offer as the latest. By the date of
 * the entry; one that was corrected since is no newer.
 */
export const latestStories = question('latest stories', (kind: 'post' | 'pressRelease'): Story[] =>
  entriesOf(kind)
    .slice(0, kind === 'post' ? 2 : 3)
    .map(({ title, path }) => ({ title, path })),
);
