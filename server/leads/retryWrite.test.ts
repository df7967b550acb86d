import { expect, it, vi } from 'vitest';
import { INSERT_TIMEOUT } from './LeadStore.ts';
import { retryWrite } from './retryWrite.ts';

it('tries again after a transient error', async () => {
  let attempts = 0;
  const write = async () => {
    attempts += 1;
    if (attempts < 3) throw new Error('busy');
    return 'stored';
  };
  expect(await retryWrite(write, () => true, 60_000)).toBe('stored');
  expect(attempts).toBe(3);
});

it('rejects at once after any other error', async () => {
  const write = vi.fn(async () => {
    throw new Error('no room');
  });
  await expect(retryWrite(write, () => false, 60_000)).rejects.toThrow('no room');
  expect(write).toHaveBeenCalledTimes(1);
});

it('rejects after five seconds, whatever the write does', async () => {
  expect(INSERT_TIMEOUT).toBe(5000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let signal: AbortSignal | undefined;
    const write = (given: AbortSignal) => {
      signal = given;
      return new Promise<never>(() => undefined);
    };
    const refused = expect(retryWrite(write, () => false, INSERT_TIMEOUT)).rejects.toThrow(
      'the store did not respond in time',
    );
    await vi.advanceTimersByTimeAsync(INSERT_TIMEOUT - 1);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    expect(signal?.aborted).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
