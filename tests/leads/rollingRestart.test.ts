import { expect, it } from 'vitest';
import { Balancer } from './Balancer.ts';
import { restartUnderLoad } from './restartUnderLoad.ts';

it('loses no request when both of two servers are restarted under load, one after the other', async () => {
  let balancer: Balancer | undefined;
  const restarted = await restartUnderLoad(async (upstreams) => {
    balancer = new Balancer(upstreams);
    const running = balancer;
    return {
      port: await running.listen(),
      stop: () => running.stop(),
      untilReady: (port) => running.untilReady(port),
    };
  });
  expect(restarted.failures).toEqual([]);
  expect(restarted.lost).toEqual([]);
  expect(restarted.exitCodes).toEqual([0, 0]);
  expect(restarted.leads).toBeGreaterThanOrEqual(100);
  // Each server announced that it would stop before it did.
  expect(balancer?.announced.size).toBe(2);
});
