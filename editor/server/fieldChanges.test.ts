import { expect, it } from 'vitest';
import { fieldChanges } from './fieldChanges.ts';

const page = (...sections: { type: string; title: string }[]) => ({ data: { name: 'Pricing', sections } });
const hero = { type: 'hero', title: 'Prices' };
const faq = { type: 'faq', title: 'Questions' };

it('names the field that says something else, and what it is in', () => {
  expect(fieldChanges(page(hero, faq), page(hero, { ...faq, title: 'Answers' }))).toEqual([
    { place: ['Sections', '2 “Answers”', 'Title'], before: 'Questions', after: 'Answers' },
  ]);
});

it('shows what a new section says, and what a removed one said', () => {
  expect(fieldChanges(page(hero), page(hero, faq))).toEqual([
    { place: ['Sections', '2 “Questions”'], after: 'Type: faq\nTitle: Questions' },
  ]);
  expect(fieldChanges(page(hero, faq), page(hero))).toEqual([
    { place: ['Sections', '2 “Questions”'], before: 'Type: faq\nTitle: Questions' },
  ]);
});

it('shows the order when sections have been moved', () => {
  expect(fieldChanges(page(hero, faq), page(faq, hero))).toEqual([
    { place: ['Sections'], before: '1 “Prices”\n2 “Questions”', after: '1 “Questions”\n2 “Prices”' },
  ]);
});

it('shows everything that a new page says, and its text', () => {
  const after = { data: { name: 'Roofs', meta: { title: 'Roofs in winter' } }, body: 'Snow lies on them.' };
  expect(fieldChanges(undefined, after)).toEqual([
    { place: ['Name'], after: 'Roofs' },
    { place: ['Meta'], after: 'Title: Roofs in winter' },
    { place: ['Text'], after: 'Snow lies on them.' },
  ]);
});

it('finds nothing where only a comment has changed', () => {
  expect(fieldChanges(page(hero), page(hero))).toEqual([]);
});
