import { expect, it } from 'vitest';
import { initialsOf } from './Avatar.tsx';

it.each([
  ['Salma Darwish', 'SD'],
  ['Salem Al Rayes', 'SR'],
  ['Cher', 'C'],
])('draws %s as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
