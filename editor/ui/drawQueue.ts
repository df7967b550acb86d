let last: Promise<unknown> = Promise.resolve();

/** Draws small pictures one at a time, because the same server draws the page. */
export function queueDrawing<Result>(draw: () => Promise<Result>): Promise<Result> {
  const result = last.then(draw);
  last = result.catch(() => undefined);
  return result;
}
