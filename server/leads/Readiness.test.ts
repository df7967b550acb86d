import { expect, it, vi } from 'vitest';
import { startTestSite } from '../testing/testSite.ts';
import { lazyLeadStore } from './lazyLeadStore.ts';
import { Readiness } from './Readiness.ts';

/** A store that counts how often it is looked at. */
function createStore(isReady: () => Promise<boolean>) {
  const store = lazyLeadStore(() => Promise.reject(new Error('not opened here')));
  const looks = { count: 0 };
  store.isReady = () => {
    looks.count += 1;
    return isReady();
  };
  return { store, looks };
}

it('answers any number who ask by one look at the store', async () => {
  const { store, looks } = createStore(async () => true);
  const site = await startTestSite({ parts: { store } });
  const answers = await Promise.all(Array.from({ length: 200 }, () => site.app.inject({ url: '/readyz' })));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['200 {"status":"ready"}']),
  );
  expect(looks.count).toBe(1);
  await site.close();
});

it('knows from the last lead whether the store takes any', async () => {
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

it('is not ready eight seconds after the store fell silent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] });
  let isSilent = false;
  const { store } = createStore(() => (isSilent ? new Promise(() => undefined) : Promise.resolve(true)));
  const readiness = new Readiness(store);
  try {
    readiness.start();
    expect(await readiness.isReady()).toBe(true);
    isSilent = true;
    await vi.advanceTimersByTimeAsync(8000);
    expect(await readiness.isReady()).toBe(false);
    await readiness.stop();
  } finally {
    vi.useRealTimers();
  }
});
