import { expect, it } from 'vitest';
import '../../siteContent.ts';
import { entriesOf } from './entries.ts';
import { latestStories } from './latestStories.ts';

it('offers the entries of the latest dates, under their own titles', () => {
  const [posts, press] = [latestStories('post'), latestStories('pressRelease')];
  expect([posts.length, press.length]).toEqual([3, 3]);
  for (const [stories, entries] of [
    [posts, entriesOf('post')],
    [press, entriesOf('pressRelease')],
  ] as const) {
    const dates = entries.map(({ date }) => date).sort((first, second) => second.localeCompare(first));
    const shown = stories.map(({ path }) => entries.find((entry) => entry.path === path));
    expect(shown.map((entry) => entry?.date)).toEqual(dates.slice(0, stories.length));
    expect(stories.map(({ title }) => title)).toEqual(shown.map((entry) => entry?.title));
  }
});
