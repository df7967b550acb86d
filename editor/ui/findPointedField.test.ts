import { expect, it } from 'vitest';
import { findPointedField } from './findPointedField.ts';

const find = (values: readonly string[], texts: readonly string[], earlier = 0) =>
  values[findPointedField(values, { texts, earlier })];

it('finds the field that says just what was clicked', () => {
  expect(find(['Plans and prices', 'Plans'], ['Plans'])).toBe('Plans');
});

it('finds words between marks, and around names that are filled in', () => {
  expect(find(['See **all** of it', 'Another'], ['all', 'See all of it'])).toBe('See **all** of it');
  expect(find(['What {brand} costs', 'What it does'], ['What Lintel costs'])).toBe('What {brand} costs');
  expect(find(['<p>Vendors are “free”.</p>', 'Free'], ['Vendors are "free".'])).toBe(
    '<p>Vendors are “free”.</p>',
  );
});

it('finds a word of a longer text, and prefers the shortest such field', () => {
  const values = ['A long text about buildings and their rooms', 'buildings and rooms', 'Rooms'];
  expect(find(values, ['buildings'])).toBe('buildings and rooms');
});

it('takes the field at the same position if several are equal', () => {
  const values = ['Learn more', 'Title', 'Learn more'];
  expect(findPointedField(values, { texts: ['Learn more'], earlier: 1 })).toBe(2);
  // Shown twice, for two widths.
  expect(findPointedField(values, { texts: ['Learn more'], earlier: 3 })).toBe(2);
});

it('finds nothing if no field has the words, or they are too short', () => {
  expect(findPointedField(['Title', '{brand}'], { texts: ['Words of the drawing'], earlier: 0 })).toBe(-1);
  expect(findPointedField(['Title of it'], { texts: ['of'], earlier: 0 })).toBe(-1);
});
