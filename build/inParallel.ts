/** Runs a task over items, so many at once. Rejects with the first fault; tasks that have begun go on. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  limit: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (let next = queue.next(); !next.done; next = queue.next()) await task(next.value);
    }),
  );
}
