import { expect, it } from 'vitest';
import { LogThrottle } from './LogThrottle.ts';

it('reports a repeated event at once, then once a minute with its count', () => {
  let now = 0;
  const throttle = new LogThrottle(() => now);
  expect(throttle.record()).toBe(1);
  for (now = 500; now < 60_000; now += 500) expect(throttle.record()).toBeUndefined();
  expect(throttle.record()).toBe(120);
  expect(throttle.record()).toBeUndefined();
});
