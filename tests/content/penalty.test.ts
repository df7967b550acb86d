import { describe, expect, it } from 'vitest';
import { parseYaml } from '../../src/content/files/parseYaml.ts';
import { listContent, readContentText } from '../../src/content/reading/readContent.ts';
import { factsOf } from '../../src/content/settings/facts.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

describe('the penalty of 2024', () => {
  /** Texts that are read together: the fields of one part of a page, or one paragraph or row of prose. */
  const partsOf = (data: unknown): string[] => {
    if (typeof data !== 'object' || data === null) return [];
    const own = Object.values(data);
    const isNamed = own.some((text) => typeof text === 'string' && text.includes('57,617'));
    return [...(isNamed ? [JSON.stringify(data)] : []), ...own.flatMap(partsOf)];
  };
  const parts = listContent('.', ['.yaml', '.mdx']).flatMap((file) => {
    const source = readContentText(file);
    if (!source.includes('57,617')) return [];
    const texts = file.endsWith('.mdx')
      ? source.split('\n').filter((line) => line.includes('57,617'))
      : partsOf(parseYaml(source, file));
    return texts.map((text) => ({ file, text }));
  });

  it('names its year, or is next to today’s', () => {
    const today = Number(factsOf('en').values.get('penaltyPerDay')).toLocaleString('en-US');
    expect(parts.length).toBeGreaterThan(0);
    expectNoFaults(
      parts
        .filter(({ text }) => !/\b2024\b/.test(text) && !text.includes(today) && !/\b2023 to\b/.test(text))
        .map(
          ({ file, text }) => `${file}: ${text.slice(0, 200)}: say that it is the limit of 2024, and today’s`,
        ),
    );
  });
});
