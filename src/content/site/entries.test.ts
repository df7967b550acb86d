import { describe, expect, it } from 'vitest';
import '../../siteContent.ts';
import { entriesOf, printDate } from './entries.ts';

describe('entriesOf', () => {
  it('lists the newest first', () => {
    const dates = entriesOf('post').map((entry) => entry.date);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});

describe('printDate', () => {
  it('writes a day as readers of each locale do', () => {
    expect(printDate('2025-03-14')).toBe('March 14, 2025');
    expect(printDate('2025-03-14', 'en-AE')).toBe('14 March 2025');
  });
});
