import { afterEach, expect, it, vi } from 'vitest';
import { forgetContent, keptUntilEdit } from './contentCache.ts';

afterEach(() => vi.resetModules());

it('reads once for each key, until the content changes', () => {
  const read = vi.fn((key: string) => `${key} as read`);
  const kept = keptUntilEdit(read);
  expect([kept('a'), kept('a'), kept('b')]).toEqual(['a as read', 'a as read', 'b as read']);
  expect(read).toHaveBeenCalledTimes(2);

  forgetContent();
  kept('a');
  expect(read).toHaveBeenCalledTimes(3);
});

it('forgets in every copy of the module that the process holds', async () => {
  const read = vi.fn(() => 'words');
  const kept = keptUntilEdit(read);
  kept(undefined);

  vi.resetModules();
  const copy = await import('./contentCache.ts');
  copy.forgetContent();
  kept(undefined);
  expect(read).toHaveBeenCalledTimes(2);
});

it('tries again what failed', () => {
  const read = vi.fn().mockImplementationOnce(() => {
    throw new Error('a fault');
  });
  const kept = keptUntilEdit(read);
  expect(() => kept(undefined)).toThrow('a fault');
  expect(() => kept(undefined)).not.toThrow();
});
