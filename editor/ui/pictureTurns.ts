let last: Promise<unknown> = Promise.resolve();

/** Draws small pictures one at a time, as the same server draws what is typed meanwhile. */
export function inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  const turn = last.then(draw);
  last = turn.catch(() => undefined);
  return turn;
}
