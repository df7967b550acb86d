/** The fields of an entry that relating needs. */
interface Relatable {
  path: string;
  topic: { id: string };
}

/** Entries on the same topic, then the others, in the order given, without the entry itself. */
export function relatedPosts<Entry extends Relatable>(
  own: Relatable,
  entries: readonly Entry[],
  count: number,
): Entry[] {
  const others = entries.filter((entry) => entry.path !== own.path);
  const isNear = (entry: Entry) => entry.topic.id === own.topic.id;
  return [...others.filter(isNear), ...others.filter((entry) => !isNear(entry))].slice(0, count);
}

/** The entries before and after one, in a list with the newest first. */
export function neighbours<Entry extends { path: string }>(
  own: { path: string },
  entries: readonly Entry[],
): { newer: Entry | undefined; older: Entry | undefined } {
  const at = entries.findIndex((entry) => entry.path === own.path);
  return at < 0
    ? { newer: undefined, older: undefined }
    : { newer: at > 0 ? entries[at - 1] : undefined, older: entries[at + 1] };
}
