import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NumberCopyContext, NumberNote } from './NumberNote.tsx';

const noteOf = (text: string, fits: (value: number) => boolean = () => true) =>
  renderToStaticMarkup(
    <NumberCopyContext value={{ read: 'Read as %number%.', use: 'Use %number%' }}>
      <NumberNote text={text} fits={fits} onPick={() => {}} />
    </NumberCopyContext>,
  ).replaceAll(/<[^>]+>/g, '|');

describe('the note beside a number', () => {
  it('says how an ambiguous number was read, and offers the other reading', () => {
    expect(noteOf('1,234')).toBe('||Read as 1234.||Use 1.234||');
    expect(noteOf('1.234')).toBe('||Read as 1.234.||Use 1234||');
  });

  it('offers no reading that is invalid in its field', () => {
    expect(noteOf('1.234', Number.isInteger)).toBe('||Read as 1234.||');
    expect(noteOf('1,234', (value) => value < 0)).toBe('||');
  });

  it.each(['12,5', '1,234.5', '1234', 'forty', ''])('is silent beside %j', (text) => {
    expect(noteOf(text)).toBe('||');
  });
});
