import { expect, it } from 'vitest';
import { guessCountry } from './guessCountry.ts';

const offered = ['AE', 'GB', 'IE', 'US'];
const from = (language: string, timeZone: string) => guessCountry(offered, { language, timeZone });

it('is the country of a regional host', () => {
  expect(from('en-AE', 'Europe/London')).toBe('AE');
});

it('is otherwise the country of the browser’s time zone', () => {
  expect(from('en', 'America/Chicago')).toBe('US');
  expect(from('en', 'Europe/Dublin')).toBe('IE');
  expect(from('en', 'Asia/Dubai')).toBe('AE');
});

it('is undefined when no country matches', () => {
  expect(from('en', 'UTC')).toBeUndefined();
  expect(from('', 'Asia/Tokyo')).toBeUndefined();
});
