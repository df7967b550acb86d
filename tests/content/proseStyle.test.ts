import { it } from 'vitest';
import { listContent, readContentText } from '../../src/content/reading/readContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

const lines = listContent('.', ['.yaml', '.mdx']).flatMap((file) =>
  readContentText(file)
    .split('\n')
    .map((text, index) => ({ file, text, index })),
);

// Text read aloud has none: a screen reader says “9/16” better than its parts.
it('sets fractions of an inch with a fraction slash, which the measuring typeface makes a fraction of', () => {
  expectNoFaults(
    lines
      .filter(({ text }) => /(?<![\d/])\d{1,2}\/(?:2|4|8|16|32) ?in\b/.test(text) && !/^label:/.test(text))
      .map(
        ({ file, index }) =>
          `content/${file}:${index + 1} has a fraction with a slash: write it with ⁄ (U+2044)`,
      ),
  );
});

it('names the columns of every table', () => {
  expectNoFaults(
    lines
      .filter(({ text }) => /^\|(?: *\|)+$/.test(text))
      .map(
        ({ file, index }) => `content/${file}:${index + 1} begins a table without headings: name its columns`,
      ),
  );
});
