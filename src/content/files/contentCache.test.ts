import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectFaults, collectingFaults } from './collectFaults.ts';
import { contentState, forgetContent, keptUntilEdit, recallContent } from './contentCache.ts';
import type { ContentFault } from './contentError.ts';
import { asIfSaved, readFileText, withUnsavedTexts } from './unsavedTexts.ts';

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

it('has what it read before a change when that is taken back', () => {
  const read = vi.fn().mockReturnValueOnce('before').mockReturnValueOnce('after');
  const kept = keptUntilEdit<string>(read);
  kept();
  const before = contentState();
  forgetContent();
  expect(kept()).toBe('after');
  recallContent(before);
  expect(kept()).toBe('before');
});

it('forgets in every copy of the module that the process holds', async () => {
  const read = vi.fn(() => 'words');
  const kept = keptUntilEdit(read);
  kept();

  vi.resetModules();
  const copy = await import('./contentCache.ts');
  copy.forgetContent();
  kept();
  expect(read).toHaveBeenCalledTimes(2);
});

it('tries again what failed', () => {
  const read = vi.fn().mockImplementationOnce(() => {
    throw new Error('a fault');
  });
  const kept = keptUntilEdit(read);
  expect(() => kept()).toThrow('a fault');
  expect(() => kept()).not.toThrow();
});

it('reports the faults found while reading to everyone who gets the value, through nested caches too', () => {
  const fault = { file: 'content/settings/navigation.yaml', line: 3, text: 'is wrong' };
  const inner = keptUntilEdit((key: string) => {
    collectFaults([fault]);
    return key;
  });
  const outer = keptUntilEdit(inner);
  for (const _ of ['the first page', 'the second page']) {
    const met = new Set<ContentFault>();
    expect(collectingFaults(met, () => outer('menus'))).toBe('menus');
    expect([...met]).toEqual([fault]);
  }
});

describe('an unsaved text', () => {
  const unsaved = new Map([['package.json', 'as typed']]);
  const kept = keptUntilEdit(() => readFileText('package.json'));
  beforeEach(forgetContent);

  it('is seen by nobody else, even if its page is the first to read the file', () => {
    expect(withUnsavedTexts(unsaved, () => [readFileText('package.json'), kept()])).toEqual([
      'as typed',
      expect.stringContaining('"name"'),
    ]);
    expect(kept()).toContain('"name"');
  });

  it('is kept if it is about to be saved', () => {
    expect(asIfSaved(unsaved, kept)).toBe('as typed');
    expect(kept()).toBe('as typed');
  });
});
