import type { EntryKind } from '../content/entries/entrySchemas.ts';
import { pathOfPage } from '../content/files/pathOfPage.ts';
import { trackedQuery } from '../content/reading/trackedQueries.ts';
import { type PageSummary, pageById } from '../content/site/pages.ts';

/** Kinds of entries that readers can follow. */
type FeedKind = Extract<EntryKind, 'post' | 'pressRelease' | 'update'>;

export interface Feed {
  kind: FeedKind;
  /** The page that lists the entries. */
  hub: PageSummary;
  /** Path of the feed, under its hub. */
  address: string;
}

/** Id of the page that lists the entries of each kind. */
export const feedHubs: Readonly<Record<FeedKind, string>> = {
  post: 'blog',
  pressRelease: 'newsroom',
  update: 'whats-new-in-{brandSlug}',
};

/** Path of a hub's feed. */
export const feedAddress = (hubId: string) => `${pathOfPage(hubId)}rss.xml`;

/** The feeds of the site, for hubs that the content has. */
export function feeds(): Feed[] {
  return Object.entries(feedHubs).flatMap(([kind, id]) => {
    const hub = pageById(id);
    return hub ? [{ kind: kind as FeedKind, hub, address: feedAddress(id) }] : [];
  });
}

const feedAbout = trackedQuery('feed', (about: string) => {
  const feed = feeds().find(({ kind, hub }) => about === `page ${hub.id}` || about === `kind ${kind}`);
  return feed && { address: feed.address, title: feed.hub.name };
});

/** The feed of a page: a hub's own, or that of an entry's hub. */
export function feedOf({ id, entry }: PageSummary): { address: string; title: string } | undefined {
  return feedAbout(`page ${id}`) ?? (entry && feedAbout(`kind ${entry.kind}`));
}
