import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listContent } from '../../src/content/reading/readContent.ts';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { applyEdit, readFileContent, rewriteFile, versionOf } from './contentFile.ts';

const POST = '---\nname: Read a filter # short\nupdated: 2026-03-01\n---\n\nThe text.\n';

const opened = { version: versionOf(POST), base: readFileContent('a.mdx', POST) };
const named = (name: string) => ({ ...opened.base, data: { ...(opened.base.data as object), name } });

it('every content file is the same to the byte when it is saved without a change', () => {
  const paths = listContent('.', ['.yaml', '.mdx']);
  expect(paths.length).toBeGreaterThan(500);
  expectNoFaults(
    paths.flatMap((path) => {
      const text = readFileSync(`content/${path}`, 'utf8');
      return rewriteFile(path, text, readFileContent(path, text)) === text
        ? []
        : [`content/${path} changes when it is saved`];
    }),
  );
});

describe('an edit of a post', () => {
  it('keeps its text when a field changes, and its fields when the text does', () => {
    expect(applyEdit('a.mdx', POST, { ...opened, now: named('New') })).toEqual({
      text: POST.replace('Read a filter', 'New'),
    });
    expect(applyEdit('a.mdx', POST, { ...opened, now: { ...opened.base, body: '\nOther.\n' } })).toEqual({
      text: POST.replace('The text.', 'Other.'),
    });
  });

  it('is merged with what somebody else has saved meanwhile', () => {
    const theirs = POST.replace('2026-03-01', '2026-04-02').replace('# short', '# shorter');
    expect(applyEdit('a.mdx', theirs, { ...opened, now: named('New') })).toEqual({
      text: theirs.replace('Read a filter', 'New'),
    });
  });

  it('never overwrites the same field: the conflict says what both wrote', () => {
    const theirs = POST.replace('Read a filter', 'Theirs');
    expect(applyEdit('a.mdx', theirs, { ...opened, now: named('Mine') })).toEqual({
      conflicts: [{ path: ['name'], mine: 'Mine', theirs: 'Theirs' }],
    });
  });
});
