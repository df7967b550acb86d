import { describe, expect, it } from 'vitest';
import { mergeLocale } from './mergeLocale.ts';

const merge = (base: object, changes: object) =>
  mergeLocale(base as never, changes as never, 'content/en-AE/a.yaml', 'content/en/a.yaml');

describe('mergeLocale', () => {
  it('merges maps key by key and replaces lists whole', () => {
    expect(merge({ a: { x: 1, y: 2 }, list: [1, 2, 3], z: 0 }, { a: { y: 3 }, list: [4] })).toEqual({
      a: { x: 1, y: 3 },
      list: [4],
      z: 0,
    });
  });

  it('adds what the default language does not have', () => {
    expect(merge({ a: 1 }, { b: { c: 2 } })).toEqual({ a: 1, b: { c: 2 } });
  });

  it('replaces what was there with null and false', () => {
    expect(merge({ a: 1, b: true }, { a: null, b: false })).toEqual({ a: null, b: false });
  });

  it('merges sections by id, in the order of the default language', () => {
    const base = {
      sections: [{ id: 'one', title: 'A', text: 'a' }, { title: 'B' }, { id: 'two', title: 'C' }],
    };
    expect(
      merge(base, {
        sections: [
          { id: 'two', title: 'D' },
          { id: 'one', title: 'E' },
        ],
      }),
    ).toEqual({
      sections: [{ id: 'one', title: 'E', text: 'a' }, { title: 'B' }, { id: 'two', title: 'D' }],
    });
  });

  it('leaves the default language’s document as it was', () => {
    const base = { sections: [{ id: 'one', title: 'A' }] };
    merge(base, { sections: [{ id: 'one', title: 'B' }] });
    expect(base).toEqual({ sections: [{ id: 'one', title: 'A' }] });
  });

  it('takes a variant without any change', () => {
    expect(mergeLocale({ a: 1 }, null as never, 'x', 'y')).toEqual({ a: 1 });
  });

  it('says which id a section does not have', () => {
    expect(() => merge({ sections: [{ id: 'one' }] }, { sections: [{ id: 'tow' }] })).toThrow(
      'content/en-AE/a.yaml: sections: no section with id “tow” in the default language: use one of one',
    );
  });

  it('says that no section of the page has an id', () => {
    expect(() => merge({ sections: [{ title: 'A' }] }, { sections: [{ id: 'hero' }] })).toThrow(
      'no section with id “hero” in the default language: the page has no ids: give that section an `id` in content/en/a.yaml',
    );
  });

  it('says so of a section without an id', () => {
    expect(() => merge({ sections: [{ title: 'A' }] }, { sections: [{ title: 'B' }] })).toThrow(
      'sections: a section has no id: give it the id of the section that it changes',
    );
  });
});
