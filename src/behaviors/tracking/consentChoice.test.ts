import { describe, expect, it } from 'vitest';
import { askableCategories, hasPrivacySignal, storedChoice } from './consentChoice.ts';

const kept = (value: unknown) => `other=1; cc_cookie=${encodeURIComponent(JSON.stringify(value))}; last=2`;

describe('storedChoice', () => {
  it('reads the groups that were agreed to', () => {
    const cookies = kept({ categories: ['necessary', 'advertisement', 'analytics'], revision: 1 });
    expect(storedChoice(cookies, 1)).toEqual(['analytics', 'advertisement']);
  });

  it('distinguishes a refusal from no answer', () => {
    expect(storedChoice(kept({ categories: ['necessary'], revision: 1 }), 1)).toEqual([]);
    expect(storedChoice('other=1', 1)).toBeUndefined();
  });

  it.each([
    ['an earlier issue', kept({ categories: ['analytics'], revision: 1 }), 2],
    ['no list', kept({ categories: 'analytics', revision: 1 }), 1],
    ['nonsense', 'cc_cookie=%E0%A4%A', 1],
    ['no object', 'cc_cookie=null', 1],
  ])('treats %s as no answer', (_name, cookies, revision) => {
    expect(storedChoice(cookies, revision)).toBeUndefined();
  });

  it('ignores unknown groups', () => {
    expect(storedChoice(kept({ categories: ['everything'], revision: 1 }), 1)).toEqual([]);
  });
});

describe('Global Privacy Control', () => {
  it('leaves only functionality to ask about', () => {
    expect(askableCategories(hasPrivacySignal({ globalPrivacyControl: true }))).toEqual(['functionality']);
  });

  it('is on only if the browser says true', () => {
    expect(hasPrivacySignal({ globalPrivacyControl: false })).toBe(false);
    expect(hasPrivacySignal({})).toBe(false);
    expect(askableCategories(false)).toEqual(['analytics', 'functionality', 'advertisement']);
  });
});
