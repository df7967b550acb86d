import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from '../../src/content/reading/readContent.ts';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { type Data, type Fields, isFields, isList } from './Data.ts';
import { canonicalYaml, readYamlData, rewriteYaml } from './rewriteYaml.ts';

const PAGE = `# What the page is about.
meta:
  title: Read a filter | {brand}
  desc: 'What the pressure drop tells you: early.'
name: Read a filter # as in menus
sections:
  # The head.
  - type: hero
    id: top
    title: 'Isn''t it time?'
    action: { label: Book a demo, href: '/request-demo/' }

  - type: points
    title: Three signs
    items:
      - One
      - "Two"
    days: {fact.trialDays}

  # About prices.
  - type: faq
    id: faq
    answer: >-
      A long answer, on one line.
`;

const fields = (data: Data) => data as { [name: string]: Data };
const sectionsOf = (data: Data) => fields(data)['sections'] as Fields[];

/** The page after an edit of its data. */
const edited = (change: (data: { [name: string]: Data }) => void, text = PAGE) => {
  const data = structuredClone(readYamlData(text)) as { [name: string]: Data };
  change(data);
  return rewriteYaml(text, data);
};

const withSections = (change: (sections: Fields[]) => Fields[]) =>
  edited((data) => {
    data['sections'] = change(sectionsOf(data));
  });

/** The lines removed from a text, with a minus, and those added to it, with a plus. */
function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const start = now.findIndex((line, index) => line !== old[index]);
  if (start === -1) return old.slice(now.length).map((line) => `-${line}`);
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [
    ...old.slice(start, old.length - end).map((line) => `-${line}`),
    ...now.slice(start, now.length - end).map((line) => `+${line}`),
  ];
}

describe('an edit', () => {
  it('of a headline changes one line and keeps its quotes', () => {
    const after = withSections(([first, ...rest]) => [{ ...first, title: 'It’s 5 o’clock' }, ...rest]);
    expect(changedLines(PAGE, after)).toEqual([
      "-    title: 'Isn''t it time?'",
      "+    title: 'It’s 5 o’clock'",
    ]);
  });

  it('keeps a comment behind a value, and quotes a text that needs it', () => {
    const after = edited((data) => {
      data['name'] = 'Filters: read them';
    });
    expect(changedLines(PAGE, after)).toEqual([
      '-name: Read a filter # as in menus',
      "+name: 'Filters: read them' # as in menus",
    ]);
  });

  it('within braces touches nothing beside it', () => {
    const after = withSections(([first, ...rest]) => [
      { ...first, action: { label: 'Ask, then book', href: '/request-demo/' } },
      ...rest,
    ]);
    expect(changedLines(PAGE, after)).toEqual([
      "-    action: { label: Book a demo, href: '/request-demo/' }",
      "+    action: { label: 'Ask, then book', href: '/request-demo/' }",
    ]);
  });

  it('lets a text begin with a placeholder, unquoted', () => {
    const after = edited((data) => {
      data['name'] = '{brand} filters';
    });
    expect(after).toContain('\nname: {brand} filters # as in menus\n');
    expect(fields(readYamlData(PAGE))['sections']).toMatchObject([{}, { days: '{fact.trialDays}' }, {}]);
  });

  it('of a folded text changes one line, however long', () => {
    const answer = `A long answer, ${'and on '.repeat(30)}.`;
    const after = withSections((sections) =>
      sections.map((one) => (one['id'] === 'faq' ? { ...one, answer } : one)),
    );
    expect(changedLines(PAGE, after)).toEqual(['-      A long answer, on one line.', `+      ${answer}`]);
  });

  it('of a text that becomes several lines, or empty, is read as it was written', () => {
    for (const text of ['One\n\n two: # 3\n', 'One\ntwo', ' ', '', '\n'])
      expect(
        sectionsOf(
          readYamlData(
            withSections((sections) => sections.map((one) => ({ ...one, title: text, answer: text }))),
          ),
        ),
      ).toMatchObject([{ title: text }, { answer: text }, { answer: text }]);
  });

  it('adds a field where the data has it, and removes one with its line', () => {
    const after = withSections(([first, second, third]) => {
      const { title, ...others } = second as Fields;
      return [
        first as Fields,
        { type: others['type'] as string, tone: 'night', title: title as string, ...others },
        third as Fields,
      ];
    });
    expect(changedLines(PAGE, after)).toEqual(['+    tone: night']);
    const { action: _, ...head } = sectionsOf(readYamlData(PAGE))[0] as Fields;
    expect(
      changedLines(
        PAGE,
        withSections(([, ...rest]) => [head, ...rest]),
      ),
    ).toEqual(["-    action: { label: Book a demo, href: '/request-demo/' }"]);
  });

  it('keeps the comment about a file when its first field goes', () => {
    const after = edited((data) => {
      delete data['meta'];
    });
    expect(after).toMatch(/^# What the page is about\.\nname: Read a filter # as in menus\n/);
  });

  it('adds and removes entries of a list', () => {
    const items = (list: string[]) =>
      withSections(([first, second, third]) => [
        first as Fields,
        { ...second, items: list },
        third as Fields,
      ]);
    expect(changedLines(PAGE, items(['One', 'Two', 'Three']))).toEqual(['+      - Three']);
    expect(changedLines(PAGE, items(['Two']))).toEqual(['-      - One']);
    expect(items([])).toContain('    items: []\n');
  });

  it('moves a section with its lines and the comment above it', () => {
    const after = withSections(([first, second, third]) => [third, first, second] as Fields[]);
    expect(after).toContain('sections:\n  # About prices.\n  - type: faq');
    expect(after).toContain("\n\n  # The head.\n  - type: hero\n    id: top\n    title: 'Isn''t it time?'\n");
    expect(after.endsWith('days: {fact.trialDays}\n')).toBe(true);
    expect(after.split('\n').toSorted()).toEqual(PAGE.split('\n').toSorted());
  });

  it('deletes a section with its comment, and leaves no gap', () => {
    const after = withSections(([first, second]) => [first, second] as Fields[]);
    expect(after).toBe(PAGE.slice(0, PAGE.indexOf('\n  # About prices.')));
  });

  it('copies a section as it is written', () => {
    const after = withSections(([first, ...rest]) => [first as Fields, { ...first, id: 'again' }, ...rest]);
    expect(changedLines(PAGE, after)).toEqual(
      expect.arrayContaining([
        "+    title: 'Isn''t it time?'",
        "+    action: { label: Book a demo, href: '/request-demo/' }",
        '+    id: again',
      ]),
    );
    expect(after.match(/# The head\./g)).toHaveLength(1);
  });

  it('writes a new section in lines, with short links in braces', () => {
    const section = {
      type: 'points',
      title: 'New: “this”',
      link: { label: 'See', href: '/a/' },
      items: [{ name: 'A text of some length', text: 'Another text' }],
    };
    const after = withSections((sections) => [...sections, section]);
    expect(changedLines(PAGE, after)).toEqual(
      [
        '  - type: points',
        "    title: 'New: “this”'",
        '    link: { label: See, href: /a/ }',
        '    items:',
        '      - { name: A text of some length, text: Another text }',
        '',
      ].map((line) => `+${line}`),
    );
  });

  describe('of what an alias repeats', () => {
    const text = 'one: &link\n  title: A\n  text: B\ntwo: *link\nthree: *link\n';

    it('leaves the other places as they are', () => {
      const after = edited((data) => {
        data['one'] = { title: 'C', text: 'B' };
      }, text);
      const copy = 'title: A\n  text: B\n';
      expect(after).toBe(`one: &link\n  title: C\n  text: B\ntwo:\n  ${copy}three:\n  ${copy}`);
    });

    it('writes out the one alias that changes, and keeps the others', () => {
      const after = edited((data) => {
        data['two'] = { title: 'C', text: 'B' };
      }, text);
      expect(after).toBe('one: &link\n  title: A\n  text: B\ntwo:\n  title: C\n  text: B\nthree: *link\n');
    });

    it('writes out all when what they repeat is deleted', () => {
      const after = edited((data) => {
        delete data['one'];
      }, text);
      expect(after).toBe('two:\n  title: A\n  text: B\nthree:\n  title: A\n  text: B\n');
    });

    it('says the same when an entry moves above its anchor', () => {
      const list =
        'list:\n  - &one\n    id: a\n    text: One\n  - *one\n  - id: b\n    text: Two\n  - *one\n';
      const data = readYamlData(list) as { list: Data[] };
      const now = { list: data.list.toReversed().map((one, index) => ({ ...(one as Fields), index })) };
      expect(readYamlData(rewriteYaml(list, now))).toEqual(now);
    });
  });

  it('writes a file of another form in the common one, and says the same', () => {
    const after = edited((data) => {
      data['name'] = 'Other';
    }, '\uFEFFname:   Some\ttext\ntags: [a,\n   b]\nfold: >-\n  one\n  two\n');
    expect(after).toBe('name: Other\ntags: [ a, b ]\nfold: >-\n  one two\n');
  });

  it('keeps Windows line ends', () => {
    const after = edited(
      (data) => {
        data['name'] = 'Other';
      },
      PAGE.replaceAll('\n', '\r\n'),
    );
    expect(after).toBe(PAGE.replaceAll('\n', '\r\n').replace('name: Read a filter', 'name: Other'));
  });
});

/** The YAML of every content file. */
const files = ['content', 'examples/tarn/content'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:yaml|mdx)$/.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      const yaml = path.endsWith('.mdx') ? `${splitFrontMatter(text, path).frontMatter}\n` : text;
      return { path: join(folder, path), text: yaml };
    }),
);

/** The files edited here: every fifth in npm test, all in npm run check:slow. */
const sample = files.filter((_, index) => process.env['EDIT_ALL_FILES'] === '1' || index % 5 === 0);

/** Fields that identify a list entry: changing one makes it a different entry. */
const NOT_TEXTS = ['type', 'kind'];

/** Paths of all texts in some data. */
function textPaths(data: Data, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof data === 'string') return [path];
  if (isList(data)) return data.flatMap((item, index) => textPaths(item, [...path, index]));
  if (!isFields(data)) return [];
  const texts = Object.entries(data).filter(([name]) => !NOT_TEXTS.includes(name));
  return texts.flatMap(([name, item]) => textPaths(item, [...path, name]));
}

/** Lists of some data with at least two entries. */
function listsIn(data: Data): Data[][] {
  if (isList(data)) return [...(data.length > 1 ? [data as Data[]] : []), ...data.flatMap(listsIn)];
  return isFields(data) ? Object.values(data).flatMap(listsIn) : [];
}

describe('content files', () => {
  it('are written in the form that the editor writes, so that an edit changes nothing else', () => {
    const others = files.filter(({ text }) => canonicalYaml(text) !== text);
    expectNoFaults(others.map(({ path }) => `${path} is in another form: run "npm run edit -- --tidy"`));
  });

  it('change in one line when the title of a page does', () => {
    const pages = files.filter(({ text }) => text.startsWith('meta:') || text.includes('\nmeta:'));
    expect(pages.length).toBeGreaterThan(250);
    expectNoFaults(
      pages.flatMap(({ path, text }) => {
        const data = readYamlData(text) as Fields;
        const after = rewriteYaml(text, {
          ...data,
          meta: { ...(data['meta'] as Fields), title: 'New: {brand}' },
        });
        const before = text.split('\n');
        const lines = after.split('\n').filter((line, index) => line !== before[index]);
        const added = (data['meta'] as Fields)['title'] === undefined;
        return added || lines.length === 1 ? [] : [`${path}: ${lines.length} lines change`];
      }),
    );
  });

  it('change in no other line when any one of their texts is edited', () => {
    const faults: string[] = [];
    for (const { path, text } of sample) {
      const data = readYamlData(text);
      const places = textPaths(data);
      if (places.length === 0) continue;
      fc.assert(
        fc.property(
          fc.nat(places.length - 1),
          fc.constantFrom('Plain', 'It’s: quoted', "a 'b' # c", '- {brand}'),
          (which, words) => {
            const now = structuredClone(data) as { [name: string]: Data };
            const place = places[which] ?? [];
            let at: unknown = now;
            for (const part of place.slice(0, -1)) at = Reflect.get(at as object, part);
            const key = place.at(-1) as string;
            const before = Reflect.get(at as object, key) as string;
            Reflect.set(at as object, key, words);
            const after = rewriteYaml(text, now);
            const removed = changedLines(text, after).filter((line) => line.startsWith('-')).length;
            const own = before === words ? 0 : 1;
            // A text that spans several lines counts as one, and so does a repeated key such as a record's name.
            if (removed > own && !spansLines(text, before))
              faults.push(`${path}: ${place.join('.')}: ${removed} lines`);
          },
        ),
        { numRuns: 1, seed: 7 },
      );
    }
    expectNoFaults(faults);
  });

  it('keep every line when the entries of a list change places', () => {
    const faults: string[] = [];
    for (const { path, text } of sample) {
      const data = structuredClone(readYamlData(text));
      for (const list of listsIn(data).slice(0, 1)) {
        list.push(list.shift() as Data);
        const after = rewriteYaml(text, data);
        // In a list on one line, or in one that an alias repeats, the whole line changes.
        const isFlow = /[[{]|: \*|- \*/.test(text);
        if (!isFlow && after.split('\n').toSorted().join('\n') !== text.split('\n').toSorted().join('\n'))
          faults.push(`${path}: lines change when a list is sorted`);
      }
    }
    expectNoFaults([...new Set(faults)]);
  });
});

/** Whether a text spans several lines of a file. */
const spansLines = (file: string, text: string) =>
  !file.replaceAll("''", "'").includes(text.split('\n')[0] ?? text) || text.includes('\n');
