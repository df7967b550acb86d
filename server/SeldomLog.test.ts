import { expect, it } from 'vitest';
import { SeldomLog } from './SeldomLog.ts';

it('tells of what keeps happening at once, and then once a minute how often it happened', () => {
  let now = 0;
  const seldom = new SeldomLog(() => now);
  expect(seldom.happened()).toBe(1);
  for (now = 500; now < 60_000; now += 500) expect(seldom.happened()).toBeUndefined();
  expect(seldom.happened()).toBe(120);
  expect(seldom.happened()).toBeUndefined();
});
