import { describe, expect, it } from 'vitest';
import { placeSections } from './placeSections.ts';
import type { SectionData } from './sectionSchema.ts';
import { sectionSchema } from './sectionSchema.ts';

const item = { question: 'Is it true?', answer: '<p>Yes.</p>' };

const section = (axis?: string): SectionData =>
  sectionSchema.parse({ type: 'faq', items: [item, item], ...(axis ? { axis } : {}) });

describe('placeSections', () => {
  it('gives letters to the sections with an axis, in reading order', () => {
    const placed = placeSections([section('One'), section(), section('Two'), section('Three')], '/');
    expect(placed.map((one) => one.mark?.letter)).toEqual(['A', undefined, 'B', 'C']);
  });

  it('alternates between two openers', () => {
    const placed = placeSections([section('One'), section(), section('Two'), section('Three')], '/');
    expect(placed.map((one) => one.mark?.opener)).toEqual(['row', undefined, 'stack', 'row']);
  });

  it('gives every section its page', () => {
    expect(placeSections([section(), section('One')], '/pricing/').map((one) => one.pagePath)).toEqual([
      '/pricing/',
      '/pricing/',
    ]);
  });

  it('continues after Z with two letters', () => {
    const placed = placeSections(
      Array.from({ length: 28 }, () => section('One')),
      '/',
    );
    expect(placed.slice(25).map((one) => one.mark?.letter)).toEqual(['Z', 'AA', 'AB']);
  });
});
