import { reportProgress } from '../server/progress/reportProgress.ts';

/**
 * Runs a task over items, so many at once. Rejects with the first fault; tasks that have begun go on. With the name of
 * a stage it reports how many are done.
 */
export async function inParallel<Item>(
  items: Iterable<Item>,
  limit: number,
  task: (item: Item) => Promise<void>,
  stage?: string,
): Promise<void> {
  const all = [...items];
  const queue = all[Symbol.iterator]();
  let done = 0;
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (let next = queue.next(); !next.done; next = queue.next()) {
        await task(next.value);
        done += 1;
        if (stage !== undefined) reportProgress(stage, done, all.length);
      }
    }),
  );
}
