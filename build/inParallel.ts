import { reportProgress } from '../server/progress/reportProgress.ts';

/**
 * Runs a task over items with limited concurrency. Rejects with the first error; tasks already started continue. With
 * a stage name it reports progress.
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
