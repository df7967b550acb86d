import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';
import { beginSession } from './testing/beginSession.ts';

describe('reloadOnce', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true });
    beginSession();
  });

  it('reloads once in 60 s, and again after that', () => {
    const reload = vi.fn();
    expect(reloadOnce(1_000, reload)).toBe(true);
    expect(reloadOnce(60_999, reload)).toBe(false);
    expect(reloadOnce(61_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload while offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    const reload = vi.fn();
    expect(reloadOnce(0, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload when the browser cannot remember a reload', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const reload = vi.fn();
    expect(reloadOnce(0, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
