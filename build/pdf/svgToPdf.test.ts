import { describe, expect, it } from 'vitest';
import { svgPathToPdf } from './svgPath.ts';
import { parseRules } from './svgTree.ts';

describe('svgPathToPdf', () => {
  it('follows relative commands, closed figures and repeated arguments', () => {
    expect(svgPathToPdf('M1 1h4v4l-2-2zm10 0l1 1')).toBe('1 1 m 5 1 l 5 5 l 3 3 l h 11 1 m 12 2 l');
  });

  it('writes rectangles with their own operator, and no other figure', () => {
    expect(svgPathToPdf('M1 8h3v-5h-3zm5 0h1v1z')).toBe('1 8 3 -5 re 6 8 m 7 8 l 7 9 l h');
    expect(svgPathToPdf('M12 0L4 0L4 3L2 3Z')).toBe('12 0 m 4 0 l 4 3 l 2 3 l h');
  });

  it('turns arcs with joined flags and quadratic curves into cubic ones', () => {
    expect(svgPathToPdf('M0 0a5 5 0 0110 0')).toMatch(/^0 0 m .* c .* 10 0 c$/);
    expect(svgPathToPdf('M0 0q3 3 6 0')).toBe('0 0 m 2 2 4 2 6 0 c');
  });
});

describe('parseRules', () => {
  it('joins rules of one class and leaves motion out', () => {
    const rules = parseRules(
      '.a,.b{fill:#000}@keyframes x{to{opacity:0}}@media(print){.a{fill:none}}.a{opacity:.4}',
    );
    expect(rules.get('.a')).toEqual({ fill: '#000', opacity: '.4' });
    expect(rules.get('.b')).toEqual({ fill: '#000' });
  });
});
