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
      version: versionOf(theirs),
      conflicts: [{ path: ['data', 'name'], mine: 'Mine', theirs: 'Theirs' }],
    });
  });

  it('takes what was decided about these conflicts, not about those with a later version', () => {
    const theirs = POST.replace('Read a filter', 'Theirs').replace('The text', 'Their text');
    const decided = {
      version: versionOf(theirs),
      decisions: [{ path: ['data', 'name'], side: 'theirs' }] as const,
    };
    const edit = { ...opened, now: named('Mine'), decided };
    expect(applyEdit('a.mdx', theirs, edit)).toEqual({ text: theirs });
    expect(applyEdit('a.mdx', theirs.replace('Theirs', 'Later'), edit)).toMatchObject({
      conflicts: [{ mine: 'Mine', theirs: 'Later' }],
    });
  });
});

describe('a text that two people write', () => {
  const text = '---\nname: Weather\n---\n\nRain on the roof.\n\nWind in the duct.\n\nSnow at the door.\n';
  const before = { version: versionOf(text), base: readFileContent('a.mdx', text) };
  const mine = (body: string) => ({ ...before, now: { ...before.base, body } });

  it('keeps the paragraphs of both, and the fields that one of them has changed', () => {
    const theirs = text.replace('the door', 'a door').replace('Weather', 'Seasons');
    const edit = mine('\nRain on a roof.\n\nOne more.\n\nWind in the duct.\n\nSnow at the door.\n');
    expect(applyEdit('a.mdx', theirs, edit)).toEqual({
      text: theirs.replace('Rain on the roof.', 'Rain on a roof.\n\nOne more.'),
    });
  });

  it('keeps what both have written at its end', () => {
    const theirs = `${text}\nFog in the yard.\n`;
    const edit = mine('Rain on the roof.\n\nWind in the duct.\n\nSnow at a door.\n\nSun all day.\n\n');
    expect(applyEdit('a.mdx', theirs, edit)).toEqual({
      text: `${text.replace('the door', 'a door')}\nFog in the yard.\n\nSun all day.\n`,
    });
  });

  it('shows the paragraph that both have changed, and no other', () => {
    const theirs = text.replace('the duct', 'their duct').replace('the door', 'their door');
    const edit = mine('\nRain on the roof.\n\nWind in my duct.\n\nSnow at the door.\n');
    expect(applyEdit('a.mdx', theirs, edit)).toMatchObject({
      conflicts: [{ path: ['body', 1], mine: 'Wind in my duct.', theirs: 'Wind in their duct.' }],
    });
  });
});
