import { expect, it } from 'vitest';
import { printDate } from './printDate.ts';

it('writes a day as readers of each locale do', () => {
  expect(printDate('2025-03-14')).toBe('March 14, 2025');
  expect(printDate('2025-03-14', 'en-AE')).toBe('14 March 2025');
  expect(printDate('2025-03-14', 'fr-FR')).toBe('14 mars 2025');
});
