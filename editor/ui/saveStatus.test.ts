import { describe, expect, it } from 'vitest';
import { saveStatus } from './saveStatus.ts';

const file = (title: string) => ({ data: { title } });
const saved = { text: 'Saved', of: file('A') };

describe('the status beside Save', () => {
  it('says how the save went', () => {
    expect(saveStatus({ notice: saved, now: file('A'), opened: file('A') })).toBe('Saved');
    const refused = { text: 'Not saved: 2 things to correct', of: file('B') };
    expect(saveStatus({ notice: refused, now: file('B'), opened: file('A') })).toBe(refused.text);
  });

  it('says after the next change, or one made during the save, that it is not saved', () => {
    expect(saveStatus({ notice: saved, now: file('B'), opened: file('A') })).toBe('Not saved yet');
  });

  it('says nothing of a file that is as it was opened', () => {
    const failed = { text: 'The server does not answer', of: file('B') };
    expect(saveStatus({ notice: failed, now: file('A'), opened: file('A') })).toBe('');
    expect(saveStatus({ notice: undefined, now: file('A'), opened: file('A') })).toBe('');
  });
});
