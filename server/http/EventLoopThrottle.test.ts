import { expect, it } from 'vitest';
import { EventLoopThrottle } from './EventLoopThrottle.ts';

it('runs everything in order, a few actions in each turn of the event loop', async () => {
  const throttle = new EventLoopThrottle();
  const begun: number[] = [];
  for (let index = 0; index < 100; index += 1) throttle.schedule(() => begun.push(index));
  expect(begun).toEqual([]);
  let most = 0;
  while (begun.length < 100) {
    const before = begun.length;
    await new Promise((resolve) => setImmediate(resolve));
    most = Math.max(most, begun.length - before);
  }
  expect(most).toBeLessThanOrEqual(8);
  expect(begun).toEqual(Array.from({ length: 100 }, (_, index) => index));
  await new Promise<void>((resolve) => throttle.schedule(resolve));
});
