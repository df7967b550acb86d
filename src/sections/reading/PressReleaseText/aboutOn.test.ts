import { describe, expect, it } from 'vitest';
import { aboutOn } from './aboutOn.ts';

describe('aboutOn', () => {
  const about = {
    title: 'About the firm',
    text: 'Founded.',
    since: [
      { from: '2020-07-01', text: '92 people.' },
      { from: '2021-07-01', text: '137 people.' },
    ],
  };

  it('describes the company on the day of the release', () => {
    expect(aboutOn('2020-06-30', about)).toBe('Founded.');
    expect(aboutOn('2020-07-01', about)).toBe('92 people.');
    expect(aboutOn('2021-06-30', about)).toBe('92 people.');
    expect(aboutOn('2026-01-01', about)).toBe('137 people.');
  });
});
