import { describe, expect, it } from 'vitest';
import { isHeadingFor } from './heading.ts';

/** A panel below a row of headings, as wide as the window. */
const below = { left: 0, top: 75, right: 1440, bottom: 600 };
/** A panel at the right of a list. */
const beside = { left: 400, top: 100, right: 1440, bottom: 600 };

describe('isHeadingFor', () => {
  it('sees a diagonal way down to the panel below', () => {
    expect(isHeadingFor(below, 'top', { x: 250, y: 40 }, { x: 270, y: 44 })).toBe(true);
  });

  it('sees that a level way along the headings is none', () => {
    expect(isHeadingFor(below, 'top', { x: 250, y: 40 }, { x: 270, y: 40 })).toBe(false);
  });

  it('sees a diagonal way across a list to the panel beside it', () => {
    expect(isHeadingFor(beside, 'left', { x: 200, y: 200 }, { x: 230, y: 230 })).toBe(true);
  });

  it('sees that a way straight down the list is none', () => {
    expect(isHeadingFor(beside, 'left', { x: 200, y: 200 }, { x: 200, y: 230 })).toBe(false);
  });

  it('takes a pointer at rest to be going nowhere', () => {
    expect(isHeadingFor(below, 'top', { x: 250, y: 40 }, { x: 250, y: 40 })).toBe(false);
  });
});
