import { describe, expect, it } from 'vitest';
import { arcPath, needlePath, ticksPath } from './dialPath.ts';

describe('dialPath', () => {
  it('points straight up at the middle of the dial', () => {
    expect(needlePath(0.5)).toBe('M60 70L60 20');
  });

  it('stops at the ends of the dial', () => {
    expect(arcPath(1.4)).toBe(arcPath(1));
    expect(needlePath(-1)).toBe(needlePath(0));
  });

  it('uses the large arc for more than half a turn', () => {
    expect(arcPath(0.5)).toContain(' 0 0 1 ');
    expect(arcPath(0.9)).toContain(' 0 1 1 ');
  });

  it('has fourteen strokes', () => {
    expect(ticksPath().match(/M/g)).toHaveLength(14);
  });
});
