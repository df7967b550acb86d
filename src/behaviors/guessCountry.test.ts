import { expect, it } from 'vitest';
import { guessCountry } from './guessCountry.ts';

const offered = ['AE', 'GB', 'IE', 'US'];
const from = (language: string, timeZone: string) => guessCountry(offered, { language, timeZone });

it('takes the country of a regional host', () => {
  expect(from('en-AE', 'Europe/London')).toBe('AE');
});

it('otherwise takes the country whose time zone the browser is in', () => {
  expect(from('en', 'America/Chicago')).toBe('US');
  expect(from('en', 'Europe/Dublin')).toBe('IE');
  expect(from('en', 'Asia/Dubai')).toBe('AE');
});

it('leaves the answer open where no country fits', () => {
  expect(from('en', 'UTC')).toBeUndefined();
  expect(from('', 'Asia/Tokyo')).toBeUndefined();
});
