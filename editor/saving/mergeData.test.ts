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

  it('keep the sections that each of them has added, once where both have added the same', () => {
    const offer = { type: 'offer', id: 'offer', title: 'Four' };
    const mine = { ...base, sections: [head, offer, faq, end] };
    const theirs = { ...base, sections: [faq, { ...head, title: 'Theirs' }, end] };
    expect(mergeData(base, mine, theirs)).toEqual({
      data: { ...base, sections: [faq, { ...head, title: 'Theirs' }, offer, end] },
      conflicts: [],
    });
  });

  it('that move sections to other places are a conflict of the list', () => {
    const three = { ...base, sections: [head, faq, end] };
    const mine = { ...base, sections: [end, head, faq] };
    const theirs = { ...base, sections: [faq, head, end] };
    expect(mergeData(three, mine, theirs).conflicts).toEqual([
      { path: ['sections'], mine: mine.sections, theirs: theirs.sections },
    ]);
  });

  it.each([
    ['mine', 'theirs'],
    ['theirs', 'mine'],
  ] as const)(
    'of which %s removes a section that %s edits are a conflict of that section',
    (remover, editor) => {
      const three = { ...base, sections: [head, faq, end] };
      const edited = { ...faq, title: 'Edited' };
      const sides = {
        [remover]: { ...base, sections: [{ ...head, title: 'Kept' }, end] },
        [editor]: { ...base, sections: [head, edited, end] },
      } as Record<'mine' | 'theirs', typeof base>;
      const path = ['sections', 1];
      expect(mergeData(three, sides.mine, sides.theirs).conflicts).toEqual([
        { path, [remover]: undefined, [editor]: edited },
      ]);
      const decide = (side: 'mine' | 'theirs') =>
        mergeData(three, sides.mine, sides.theirs, [{ path, side }]).data;
      expect(decide(remover)).toEqual({ ...base, sections: [{ ...head, title: 'Kept' }, end] });
      expect(decide(editor)).toEqual({ ...base, sections: [{ ...head, title: 'Kept' }, edited, end] });
    },
  );

  it('decides for the section that was meant, where one of them has moved it', () => {
    const mine = { ...base, sections: [{ ...head, title: 'Mine' }, faq] };
    const theirs = { ...base, sections: [faq, { ...head, title: 'Theirs' }] };
    const [conflict] = mergeData(base, mine, theirs).conflicts;
    const decided = mergeData(base, mine, theirs, [{ path: conflict?.path ?? [], side: 'mine' }]);
    expect(decided).toEqual({
      data: { ...base, sections: [faq, { ...head, title: 'Mine' }] },
      conflicts: [],
    });
  });

  it('that say the same are one', () => {
    const both = { ...base, name: 'Both' };
    expect(mergeData(base, both, { ...both })).toEqual({ data: both, conflicts: [] });
  });
});
