import { describe, expect, it } from 'vitest';
import { isFound, isInField } from './jobs.ts';

describe('a department filter', () => {
  it('shows every position under “all”', () => {
    expect(isInField('Finance', 'all')).toBe(true);
    expect(isInField('', 'all')).toBe(true);
  });

  it('shows the positions whose field contains its value, whatever the case', () => {
    expect(isInField('Engineering', 'engineering')).toBe(true);
    expect(isInField('Field ENGINEERING, Leeds', 'engineering')).toBe(true);
    expect(isInField('Product Design', 'design')).toBe(true);
    expect(isInField('Product Design', 'product')).toBe(true);
  });

  it('hides the others', () => {
    expect(isInField('Sales', 'marketing')).toBe(false);
    expect(isInField('', 'product')).toBe(false);
    expect(isInField('Eng', 'engineering')).toBe(false);
  });
});

describe('the search for a role', () => {
  it('finds every word anywhere', () => {
    expect(isFound('Senior engineer, edge gateway Leeds', 'leeds EDGE')).toBe(true);
    expect(isFound('Senior engineer, edge gateway Leeds', 'edge austin')).toBe(false);
  });

  it('finds everything when the search is empty', () => {
    expect(isFound('Planner', '  ')).toBe(true);
  });
});
