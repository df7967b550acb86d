import { describe, expect, it } from 'vitest';
import { nearest, remedyFor, remedyForField, remedyForSection } from './nearest.ts';

const known = ['walter-brandt', 'salma-darwish', 'title', 'text'];

describe('nearest', () => {
  it.each([
    ['titel', 'title'],
    ['Title', 'title'],
    ['walter-brand', 'walter-brandt'],
    ['salma', 'salma-darwish'],
    ['unlike', undefined],
  ])('takes %s for %s', (word, meant) => {
    expect(nearest(word, known)).toBe(meant);
  });
});

describe('remedies', () => {
  it('name the word that was meant, and the known ones', () => {
    expect(remedyFor('salma', known)).toBe(`did you mean “salma-darwish”? Use one of ${known.join(', ')}`);
    expect(remedyFor('unlike', known)).toBe(`use one of ${known.join(', ')}`);
  });

  it('name the three nearest of many', () => {
    const many = [...known, ...Array.from({ length: 10 }, (_, index) => `drawn-scene-${index}`)];
    expect(remedyFor('titel', many)).toBe('did you mean “title”?');
    expect(remedyFor('draw', many)).toBe('the nearest are drawn-scene-0, drawn-scene-1, drawn-scene-2');
  });

  it('say that an unknown field may be removed', () => {
    expect(remedyForField('titel', known)).toBe('did you mean “title”? Otherwise remove it');
    expect(remedyForField('unlike', ['title'])).toBe('remove it; the fields here are title');
    expect(remedyForField('unlike', [])).toBe('remove it or correct its spelling');
  });
});

describe('remedyForSection', () => {
  const known = ['aboutHead', 'caseQuote', 'cta', 'faq', 'featureHead', 'homeHead', 'pricingPlans'];

  it.each([
    ['head', 'homeHead, aboutHead, featureHead'],
    ['pricingPlan', 'pricingPlans'],
    ['fqa', 'faq, cta'],
  ])('names the kinds of section that are most similar to %s', (type, nearest) => {
    const remedy = remedyForSection(type, known);
    expect(remedy).toContain(`the nearest are ${nearest}`);
    expect(remedy).toContain('/gallery/');
    expect(known.filter((one) => remedy.includes(one))).toHaveLength(3);
  });

  it('says where all kinds are shown when none is named', () => {
    expect(remedyForSection(undefined, known)).toBe(
      'name the kind of section; all kinds are shown at /gallery/ under npm run dev',
    );
  });
});
