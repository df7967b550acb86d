import { expect, it } from 'vitest';
import { LogThrottle } from './LogThrottle.ts';

it('tells of what keeps happening at once, and then once a minute how often it happened', () => {
  let now = 0;
  const throttle = new LogThrottle(() => now);
  expect(throttle.record()).toBe(1);
  for (now = 500; now < 60_000; now += 500) expect(throttle.record()).toBeUndefined();
  expect(throttle.record()).toBe(120);
  expect(throttle.record()).toBeUndefined();
});
