import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parsedTexts, parseYaml, recalledTexts } from '../src/content/parseYaml.ts';
import { keepParsedContent, recallParsedContent } from './parsedContent.ts';

/** Resets the caches to those of a new process. */
function forget(): void {
  parsedTexts.clear();
  recalledTexts.clear();
}

let folder: string;
const file = () => join(folder, 'parsed.json');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parsed-'));
});
afterEach(() => {
  forget();
  rmSync(folder, { recursive: true });
});

describe('parsed content', () => {
  it('is known to the next build', async () => {
    const text = 'name: Oakmere\nfloors: [1, 2]\n';
    const read = parseYaml(text, 'a.yaml');
    await keepParsedContent(file());
    forget();
    await recallParsedContent(file());
    expect(recalledTexts.has(text)).toBe(true);
    expect(parseYaml(text, 'a.yaml')).toEqual(read);
  });

  it('is forgotten once no file has the text any more', async () => {
    parseYaml('name: Before\n', 'a.yaml');
    await keepParsedContent(file());
    forget();
    await recallParsedContent(file());
    parseYaml('name: After\n', 'a.yaml');
    await keepParsedContent(file());
    forget();
    await recallParsedContent(file());
    expect([...recalledTexts.keys()]).toEqual(['name: After\n']);
  });
});
