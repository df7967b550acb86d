import type { EntryKind } from '../content/entrySchemas.ts';
import { type PageFace, pageById } from '../content/pages.ts';
import { pathOfPage } from '../content/pathOfPage.ts';
import { question } from '../content/questions.ts';

/** Kinds of entries that readers can follow. */
type FeedKind = Extract<EntryKind, 'post' | 'pressRelease' | 'update'>;

export interface Feed {
  kind: FeedKind;
  /** The page that lists the entries. */
  hub: PageFace;
  /** Path of the feed, below its hub. */
  address: string;
}

/** The page that lists the entries of each kind, by its id. */
export const feedHubs: Readonly<Record<FeedKind, string>> = {
  post: 'blog',
  pressRelease: 'newsroom',
  update: 'whats-new-in-{brandSlug}',
};

/** Address of the feed of a hub. */
export const feedAddress = (hubId: string) => `${pathOfPage(hubId)}rss.xml`;

/** The feeds of the site; one whose hub is not in the content has none. */
export function feeds(): Feed[] {
  return Object.entries(feedHubs).flatMap(([kind, id]) => {
    const hub = pageById(id);
    return hub ? [{ kind: kind as FeedKind, hub, address: feedAddress(id) }] : [];
  });
}

const feedAbout = question('feed', (about: string) => {
  const feed = feeds().find(({ kind, hub }) => about === `page ${hub.id}` || about === `kind ${kind}`);
  return feed && { address: feed.address, title: feed.hub.name };
});

/** The feed that a page belongs to: a hub to its own, an entry to that of its kind. */
export function feedOf({ id, entry }: PageFace): { address: string; title: string } | undefined {
  return feedAbout(`page ${id}`) ?? (entry && feedAbout(`kind ${entry.kind}`));
}
