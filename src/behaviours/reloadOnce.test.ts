import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('reloadOnce', () => {
  beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));

  it('reloads once in 60 s, and again after that', () => {
    const store = memory();
    const reload = vi.fn();
    expect(reloadOnce(store, 1_000, reload)).toBe(true);
    expect(reloadOnce(store, 60_999, reload)).toBe(false);
    expect(reloadOnce(store, 61_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('keeps the page while there is no connection', () => {
    vi.stubGlobal('navigator', { onLine: false });
    const reload = vi.fn();
    expect(reloadOnce(memory(), 0, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
