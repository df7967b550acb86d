import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentRoot } from './contentRoot.ts';
import { listContent, readContentText } from './readContent.ts';

/** How pages refer to laws and standards: the number alone is enough to find the line in docs/regulations.md. */
const INSTRUMENTS = [
  /\b40 CFR(?: Part)? (\d+(?:\.\d+)?)/g,
  /\b(?:OSHA|29 CFR) (1910\.\d+)/g,
  /\bNFPA (\d+[A-Z]?)\b/g,
  /\bASHRAE(?: Standard| Guideline)? (\d+(?:\.\d)?)\b/g,
  /\bISO(?:\/IEC)? (\d+(?:-\d+)?)/g,
  /\bIEC (\d+(?:-\d+)*)/g,
  /\bEN (\d{3,5}(?:-\d+)?)/g,
  /\bHTM (\d\d-\d\d)/g,
  /\b(HSG\d+)\b/g,
  /\b(20\d\d\/\d{3,4})\b/g,
  /\b(PE\.\d\d\.\d\d\.\d\d)\b/g,
];

describe('docs/regulations.md', () => {
  const listed = readFileSync(new URL('../../docs/regulations.md', import.meta.url), 'utf8');

  it('lists every law and standard that content names', () => {
    const named = new Map<string, string>();
    for (const path of listContent('.', ['.yaml', '.mdx']))
      for (const pattern of INSTRUMENTS)
        for (const [words, number] of readContentText(path).matchAll(pattern))
          named.set(number ?? words, `${words} in ${contentRoot()}/${path}`);
    expect(named.size).toBeGreaterThan(40);
    const missing = [...named].filter(
      ([number]) => !new RegExp(`(?<![\\d.])${number.replaceAll('.', '\\.')}(?![\\d])`).test(listed),
    );
    expect(missing.map(([, place]) => place)).toEqual([]);
  });
});
