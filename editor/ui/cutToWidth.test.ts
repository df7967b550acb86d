import { expect, it } from 'vitest';
import { addressLine, cutDescription, cutToWidth } from './cutToWidth.ts';

const measure = (text: string) => text.length;

it.each([
  ['Pricing | Lintel', 20, 'Pricing | Lintel'],
  ['Pricing by people | Lintel', 22, 'Pricing by people …'],
  ['Unbreakablewordswithoutend', 10, 'Unbreakablewordswithoutend …'],
])('prints “%s” in %d as “%s”', (text, most, printed) => {
  expect(cutToWidth(text, most, measure)).toBe(printed);
});

it('does not cut a description of the allowed length', () => {
  const longest = 'Wide '.repeat(32).trimEnd();
  expect(cutDescription(`${longest}s`)).toBe(`${longest}s`);
  expect(cutDescription(`${longest} more`)).toContain('…');
});

it('prints an address step by step', () => {
  expect(addressLine('https://www.lintel.example/blog/a-roof/')).toBe('www.lintel.example › blog › a-roof');
  expect(addressLine('https://www.lintel.example/')).toBe('www.lintel.example');
});
