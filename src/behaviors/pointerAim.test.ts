import { describe, expect, it } from 'vitest';
import { isAimingAt } from './pointerAim.ts';

/** A panel below a row of headings, as wide as the window. */
const below = { left: 0, top: 75, right: 1440, bottom: 600 };
/** A panel to the right of a list. */
const beside = { left: 400, top: 100, right: 1440, bottom: 600 };

describe('isAimingAt', () => {
  it('follows a diagonal path down to the panel', () => {
    expect(isAimingAt(below, 'top', { x: 250, y: 40 }, { x: 270, y: 44 })).toBe(true);
  });

  it('ignores a horizontal path along the headings', () => {
    expect(isAimingAt(below, 'top', { x: 250, y: 40 }, { x: 270, y: 40 })).toBe(false);
  });

  it('follows a diagonal path across a list to the panel beside it', () => {
    expect(isAimingAt(beside, 'left', { x: 200, y: 200 }, { x: 230, y: 230 })).toBe(true);
  });

  it('follows one to a panel on the other side, where lines are read from right to left', () => {
    const mirrored = { left: -1440, top: 100, right: -400, bottom: 600 };
    expect(isAimingAt(mirrored, 'right', { x: -200, y: 200 }, { x: -230, y: 230 })).toBe(true);
    expect(isAimingAt(mirrored, 'right', { x: -200, y: 200 }, { x: -200, y: 230 })).toBe(false);
  });

  it('ignores a path straight down the list', () => {
    expect(isAimingAt(beside, 'left', { x: 200, y: 200 }, { x: 200, y: 230 })).toBe(false);
  });

  it('ignores a pointer at rest', () => {
    expect(isAimingAt(below, 'top', { x: 250, y: 40 }, { x: 250, y: 40 })).toBe(false);
  });
});
