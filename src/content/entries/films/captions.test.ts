import { describe, expect, it } from 'vitest';
import { captionLines, endOf, printLength, timedCaptions } from './captions.ts';

describe('captionLines', () => {
  it('gives a sentence a caption of its own, and short ones one together', () => {
    expect(
      captionLines(
        'It drips. It has since May. The bucket below it is emptied by whoever comes first in the morning.',
      ),
    ).toEqual([
      'It drips. It has since May.',
      'The bucket below it is emptied by whoever comes first in the morning.',
    ]);
  });

  it('splits a long sentence at a pause, and keeps every word', () => {
    const text =
      'The piping drawing, the last repair on that branch and the isolation valve are on her phone before the van has left, and all of it stays there without signal.';
    const lines = captionLines(text);
    expect(lines.join(' ')).toBe(text);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(92);
  });

  it('does not take an initial for the end of a sentence', () => {
    expect(captionLines('The nearest is T. Reyes.')).toEqual(['The nearest is T. Reyes.']);
  });
});

describe('timedCaptions', () => {
  const captions = timedCaptions(['Six words are said in this.', 'Short.'], 10);

  it('begins after the title of the chapter, and gives each caption the time to read it', () => {
    expect(captions).toEqual([
      { text: 'Six words are said in this.', start: 12.4, seconds: 3 },
      { text: 'Short.', start: 15.8, seconds: 1.6 },
    ]);
  });

  it('ends a chapter a breath after its last caption', () => {
    expect(endOf(captions, 10)).toBe(18.6);
  });
});

it('prints a length in minutes and seconds', () => {
  expect([printLength(5), printLength(158)]).toEqual(['0:05', '2:38']);
});
