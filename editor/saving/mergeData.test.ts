import { describe, expect, it } from 'vitest';
import { mergeData } from './mergeData.ts';

const head = { type: 'head', id: 'top', title: 'One', text: 'First' };
const faq = { type: 'faq', id: 'faq', title: 'Two' };
const end = { type: 'callToAction', id: 'end', title: 'Three' };
const base = { name: 'Page', sections: [head, faq] };

describe('two edits of a page', () => {
  it('that touch different fields are both kept', () => {
    const mine = { ...base, sections: [{ ...head, title: 'Mine' }, faq] };
    const theirs = { ...base, name: 'Theirs', sections: [{ ...head, text: 'Theirs' }, faq] };
    expect(mergeData(base, mine, theirs)).toEqual({
      data: { name: 'Theirs', sections: [{ ...head, title: 'Mine', text: 'Theirs' }, faq] },
      conflicts: [],
    });
  });

  it('follow a section that one of them has moved', () => {
    const mine = { ...base, sections: [faq, end, head] };
    const theirs = { ...base, sections: [{ ...head, title: 'Theirs' }, faq] };
    expect(mergeData(base, mine, theirs).data).toEqual({
      ...base,
      sections: [faq, end, { ...head, title: 'Theirs' }],
    });
    expect(mergeData(base, theirs, mine).data).toEqual(mergeData(base, mine, theirs).data);
  });

  it('of the same text are a conflict, which names the place and both texts', () => {
    const mine = { ...base, sections: [{ ...head, title: 'Mine' }, faq] };
    const theirs = { ...base, sections: [{ ...head, title: 'Theirs' }, faq] };
    expect(mergeData(base, mine, theirs).conflicts).toEqual([
      { path: ['sections', 0, 'title'], mine: 'Mine', theirs: 'Theirs' },
    ]);
  });

  it('that both add or move sections are a conflict of the list', () => {
    const mine = { ...base, sections: [head, faq, end] };
    const theirs = { ...base, sections: [faq, head] };
    expect(mergeData(base, mine, theirs).conflicts.map(({ path }) => path)).toEqual([['sections']]);
  });

  it('of which one removes what the other edits are a conflict', () => {
    const mine = { ...base, sections: [faq] };
    const theirs = { ...base, sections: [{ ...head, title: 'Theirs' }, faq] };
    expect(mergeData(base, mine, theirs).conflicts).toHaveLength(1);
  });

  it('that say the same are one', () => {
    const both = { ...base, name: 'Both' };
    expect(mergeData(base, both, { ...both })).toEqual({ data: both, conflicts: [] });
  });
});
