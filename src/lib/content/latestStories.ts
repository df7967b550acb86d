import { entriesOf } from './entries.ts';

/** What a menu shows of an entry. */
export interface Story {
  title: string;
  path: string;
}

/**
 * The newest posts and press releases, newest first: what the menus of every page offer as the latest. By the date of
 * the entry; one that was corrected since is no newer.
 */
export function latestStories(): { posts: Story[]; press: Story[] } {
  const newest = (kind: 'post' | 'pressRelease', count: number) =>
    entriesOf(kind)
      .slice(0, count)
      .map(({ title, path }) => ({ title, path }));
  return { posts: newest('post', 2), press: newest('pressRelease', 3) };
}
