import { describe, expect, it } from 'vitest';
import { placeSections } from './placeSections.ts';
import type { SectionData } from './sectionSchema.ts';
import { sectionSchema } from './sectionSchema.ts';

const item = { question: 'Is it true?', answer: '<p>Yes.</p>' };

const section = (axis?: string): SectionData =>
  sectionSchema.parse({ type: 'faq', items: [item, item], ...(axis ? { axis } : {}) });

const side = { title: 'Paper', paragraphs: ['Yes.'] };
/** A section whose title its frame draws. */
const titled = (axis?: string): SectionData =>
  sectionSchema.parse({
    type: 'twoSides',
    title: 'One or the other',
    sides: [side, side],
    ...(axis ? { axis } : {}),
  });

describe('placeSections', () => {
  it('gives letters to the sections with an axis, in reading order', () => {
    const placed = placeSections([section('One'), section(), section('Two'), section('Three')], '/');
    expect(placed.map((one) => one.mark?.letter)).toEqual(['A', undefined, 'B', 'C']);
  });

  it('opens no two neighbors alike, one in three with a letter', () => {
    const placed = placeSections(
      [titled('One'), titled(), titled(), titled('Two'), titled(), titled(), titled('Three'), titled()],
      '/',
    );
    const openers = placed.map((one) => one.mark?.opener);
    expect(openers.slice(0, 3)).toEqual(['axis', 'slab', 'wide']);
    expect(openers.filter((opener, index) => opener === openers[index + 1])).toEqual([]);
  });

  it('keeps the turn across sections that draw their own title', () => {
    const placed = placeSections([titled(), section(), titled()], '/');
    expect(placed.map((one) => one.mark?.opener)).toEqual(['slab', undefined, 'wide']);
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
