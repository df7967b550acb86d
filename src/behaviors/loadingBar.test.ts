import { describe, expect, it } from 'vitest';
import { isPlainClick } from './loadingBar.ts';

const click = {
  button: 0,
  defaultPrevented: false,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

describe('isPlainClick', () => {
  it('accepts the main button without a modifier', () => expect(isPlainClick(click)).toBe(true));
  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { defaultPrevented: true }])(
    'rejects %o',
    (change) => expect(isPlainClick({ ...click, ...change })).toBe(false),
  );
});
