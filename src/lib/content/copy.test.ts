import { describe, expect, it } from 'vitest';
import { allPages, LOCALES } from './pages.ts';
import { listContent, parseYaml, readContentText, splitFrontMatter } from './readContent.ts';
import { copyFaults, proseTexts, shared, textsOf } from './testing/copyFaults.ts';

/** Faults of one content file, a line each. */
function faultsOfFile(path: string, source: string): string[] {
  const locale = path.includes('en-AE') ? 'en-AE' : 'en';
  const { frontMatter, body } = path.endsWith('.mdx')
    ? splitFrontMatter(source, path)
    : { frontMatter: source, body: '' };
  return [...textsOf(parseYaml(frontMatter, path)), ...proseTexts(body)].flatMap(({ field, text }) =>
    copyFaults(text, locale).map((fault) => `${path}, ${field}: ${fault}`),
  );
}

describe('copyFaults', () => {
  it.each([
    ['A seamless handover', 'seamless'],
    ['Unlocks savings', 'Unlocks'],
    ['We leverage data', 'leverage'],
    ['In today’s market', 'In today’s'],
    ['World-class service', 'World-class'],
    ['Lorem dolor sit', 'Lorem'],
    ['Reads from SAP and others', 'SAP'],
    ['The site’s "plant"', '"plant"'],
    ["The site's plant", "site's"],
    ['The colour of the pipe', 'colour'],
    ['A maintenance programme', 'programme'],
  ])('finds the fault of “%s”', (text, found) => {
    expect(copyFaults(text, 'en').join()).toContain(`“${found}”`);
  });

  it.each([
    'Call 4′ 6″ “a manhole”, as the site’s drawing does',
    'The carrier brings it; BACnet and ASHRAE name it',
    'Ready to deliver world class campus services & estate facilities?',
    'Harbour Road closed the record in 98 min',
    'A program of 12 sites, by color',
  ])('lets “%s” stand', (text) => expect(copyFaults(text, 'en')).toEqual([]));

  it('asks for the spelling of the locale', () => {
    expect(copyFaults('A programme in the colour of the centre', 'en-AE')).toEqual([]);
    expect(copyFaults('Elevators by color', 'en-AE')).toHaveLength(1);
  });
});

describe('textsOf and proseTexts', () => {
  it('read the words, not the names, addresses, tags or code', () => {
    const source = [
      'sections:',
      '  - { type: programme, title: "It’s", href: /optimisation/, text: \'<a class="x">A</a> `"b"`\' }',
      '  - { list: ["colour"], mail: press@sap.example }',
    ].join('\n');
    expect(faultsOfFile('en/a.yaml', source)).toEqual([
      'en/a.yaml, sections[2].list[1]: “colour”: British spelling: use the American one',
    ]);
  });

  it('reads an MDX body and the words of its components', () => {
    const source =
      '---\nname: A\n---\nIt’s [x](/colour/) "odd".\n\n<Figure drawing="grey" caption="The grey pipe" />\n';
    expect(faultsOfFile('en/a.mdx', source).map((fault) => fault.split(': ').slice(0, 2).join())).toEqual([
      'en/a.mdx, caption,“grey”',
      'en/a.mdx, text, line 1,“"odd".”',
    ]);
  });
});

describe('shared', () => {
  it('names those that hold the same value', () => {
    expect(
      shared(
        ['ab', 'ac', 'b'],
        (one) => one.slice(0, 1),
        (one) => one,
      ),
    ).toEqual(['“a”: ab, ac']);
  });
});

describe('the copy of the site', () => {
  it('holds no banned word, real company, straight quote or foreign spelling', () => {
    const files = listContent('.', ['.yaml', '.mdx']);
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((file) => faultsOfFile(file, readContentText(file)))).toEqual([]);
  });

  it.each(LOCALES)('gives every page of %s its own title and description', (locale) => {
    const pages = allPages().filter((page) => page.locale === locale);
    expect(
      shared(
        pages,
        ({ meta }) => meta.title,
        ({ path }) => path,
      ),
    ).toEqual([]);
    expect(
      shared(
        pages,
        ({ meta }) => meta.desc,
        ({ path }) => path,
      ),
    ).toEqual([]);
  });
});
