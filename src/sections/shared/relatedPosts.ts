/** The fields of an entry that relating needs. */
interface Relatable {
  path: string;
  topic?: { id: string } | undefined;
  subject?: string | undefined;
  system?: string | undefined;
}

/** How much two entries share: their topic or subject says more than their system. */
function nearness(one: Relatable, other: Relatable): number {
  const isSameTopic = one.topic !== undefined && one.topic.id === other.topic?.id;
  const isSameSubject = one.subject !== undefined && one.subject === other.subject;
  const isSameSystem = one.system !== undefined && one.system === other.system;
  return (isSameTopic || isSameSubject ? 2 : 0) + (isSameSystem ? 1 : 0);
}

/**
 * The entries that share most with one: its topic or subject first, then its system. Of those that share as much, the
 * ones nearest to it in the order given, so that each page names others and none is named everywhere.
 */
export function relatedPosts<Entry extends Relatable>(
  own: Relatable,
  entries: readonly Entry[],
  count: number,
): Entry[] {
  const place = entries.findIndex((entry) => entry.path === own.path);
  return entries
    .map((entry, index) => ({ entry, near: nearness(own, entry), distance: Math.abs(index - place) }))
    .filter(({ entry }) => entry.path !== own.path)
    .sort((a, b) => b.near - a.near || a.distance - b.distance)
    .map(({ entry }) => entry)
    .slice(0, count);
}

/** The entries before and after one, in a list with the newest first. */
export function neighbors<Entry extends { path: string }>(
  own: { path: string },
  entries: readonly Entry[],
): { newer: Entry | undefined; older: Entry | undefined } {
  const at = entries.findIndex((entry) => entry.path === own.path);
  return at < 0
    ? { newer: undefined, older: undefined }
    : { newer: at > 0 ? entries[at - 1] : undefined, older: entries[at + 1] };
}
