import { expect, it, vi } from 'vitest';
import { startTestSite } from '../testing/testSite.ts';
import { lazyLeadStore } from './lazyLeadStore.ts';
import { Readiness } from './Readiness.ts';

/** A store that counts its checks. */
function createStore(isReady: () => Promise<boolean>) {
  const store = lazyLeadStore(() => Promise.reject(new Error('not opened here')));
  const checks = { count: 0 };
  store.isReady = () => {
    checks.count += 1;
    return isReady();
  };
  return { store, checks };
}

it('responds to any number of requests with one check of the store', async () => {
  const { store, checks } = createStore(async () => true);
  const site = await startTestSite({ parts: { store } });
  const responses = await Promise.all(Array.from({ length: 200 }, () => site.app.inject({ url: '/readyz' })));
  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['200 {"status":"ready"}']),
  );
  expect(checks.count).toBe(1);
  await site.close();
});

it('knows from the last lead whether the store accepts any', async () => {
  const readiness = new Readiness(createStore(async () => true).store);
  expect(await readiness.isReady()).toBe(true);
  readiness.record(false);
  expect(await readiness.isReady()).toBe(false);
  readiness.record(true);
  expect(await readiness.isReady()).toBe(true);
});

it('is not ready when the store fails', async () => {
  const failing = createStore(() => Promise.reject(new Error('the disk is full')));
  expect(await new Readiness(failing.store).isReady()).toBe(false);
});

it('is not ready eight seconds after the store stopped responding', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] });
  let isHanging = false;
  const { store } = createStore(() => (isHanging ? new Promise(() => undefined) : Promise.resolve(true)));
  const readiness = new Readiness(store);
  try {
    readiness.start();
    expect(await readiness.isReady()).toBe(true);
    isHanging = true;
    await vi.advanceTimersByTimeAsync(8000);
    expect(await readiness.isReady()).toBe(false);
    await readiness.stop();
  } finally {
    vi.useRealTimers();
  }
});
