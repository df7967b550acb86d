/** The fields of an entry that determine related entries. */
interface Relatable {
  path: string;
  topic?: { id: string } | undefined;
  subject?: string | undefined;
  system?: string | undefined;
}

/** How closely two entries are related: topic or subject counts more than system. */
function nearness(one: Relatable, other: Relatable): number {
  const isSameTopic = one.topic !== undefined && one.topic.id === other.topic?.id;
  const isSameSubject = one.subject !== undefined && one.subject === other.subject;
  const isSameSystem = one.system !== undefined && one.system === other.system;
  return (isSameTopic || isSameSubject ? 2 : 0) + (isSameSystem ? 1 : 0);
}

/**
 * The entries most closely related to one: by topic or subject, then by system. Ties go to the nearest in the given
 * order, so that pages list different entries and none is on every page.
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

/** The previous and next entry, in a list with the newest first. */
export function neighbors<Entry extends { path: string }>(
  own: { path: string },
  entries: readonly Entry[],
): { newer: Entry | undefined; older: Entry | undefined } {
  const at = entries.findIndex((entry) => entry.path === own.path);
  return at < 0
    ? { newer: undefined, older: undefined }
    : { newer: at > 0 ? entries[at - 1] : undefined, older: entries[at + 1] };
}
