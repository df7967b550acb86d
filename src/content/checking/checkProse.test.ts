import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { proseFaults } from './checkProse.ts';

const names = {
  drawings: ['cover-ahu', 'room-stock'],
  buildings: ['office', 'tower'],
  exploded: { 'pump-apart': ['motor', 'seal', 'volute'] },
};

describe('proseFaults', () => {
  it('accepts Markdown, the known tags and code', () => {
    const text = [
      '## A heading',
      'Text with **strong** words, `a < b {c}` and a [link](/pricing/).',
      '<Callout title="Note" kind="rule">Words with a [link](/a/).</Callout>',
      '<Figure drawing="cover-ahu" alt="" caption="An air handler" number="Fig. 1" system="energy" />',
      '<Figure building="tower" alt="A tower" caption="A tower" />',
      '<Exploded drawing="pump-apart" title="A pump" parts="motor: Motor, 22 kW; seal: Seal; volute: Volute, 1,000 h" />',
      '<Formula text="a = b / c" />',
      '> A quotation',
      '```\nimport { x } from "y" <z>\n```',
    ].join('\n\n');
    expectNoFaults(proseFaults(text, names).map((fault) => fault.text));
  });

  it.each([
    ['# Pumps\n\nText', 'is a second main heading, and the page’s comes from its head: write ## Pumps'],
    ['#\tPumps', 'write ## Pumps'],
    ['Pumps **run**\n===', 'write ## Pumps run'],
    ['> # Pumps', 'write ## Pumps'],
    ['[a](javascript:alert)', 'the link to javascript:alert begins with javascript:, which no page may open'],
    ['**[a](java&Tab;script:x)**', 'begins with javascript:'],
    ['[a]: data:text/html,x', 'the link to data:text/html,x begins with data:'],
    ['![a](data:image/png;base64,AA)', 'the picture to data:image/png;base64,AA begins with data:'],
    [
      '[a](//host.example/)',
      'the link to //host.example/ leads to another website: write https://host.example/',
    ],
    ['A\u0000B', 'the text contains U+0000, which no page can show: remove it'],
    [
      'See [us](contact/).',
      'the link to contact/ depends on the page that it is on: write the whole path, as in /contact/',
    ],
    [
      'Words that **are bold.',
      'a single **: put ** before and after the words that are to be bold, or remove it',
    ],
  ])('reports Markdown that is never meant, with its line: %s', (text, said) => {
    const faults = proseFaults(`First, **as ever**.\n\n${text}`, names, 7);
    expect(faults).toEqual([{ line: 9, text: expect.stringContaining(said) }]);
  });

  it.each([
    ['<Callout title="Note>Words</Callout>', 'Callout', 'title'],
    ['<Figure drawing="cover-ahu alt="" caption="A" />', 'Figure', 'drawing'],
    ['<Figure drawing="cover-ahu" alt="" caption="A />', 'Figure', 'caption'],
  ])('names the attribute whose quotation mark is open: %s', (text, tag, attribute) => {
    expect(proseFaults(`Text.\n\n${text}\n\nA “b” and more.`, names)).toEqual([
      {
        line: 3,
        text: `<${tag}>: the quotation mark after ${attribute}= is never closed: end its text with ", and write “ ” within it`,
      },
    ]);
  });

  it('accepts Markdown that only resembles one of these', () => {
    const text = '[a](#part) [b](https://x.example/) ![c](c.png)\n\n**a** and **b\nc**\n\n`# x` and `**`';
    expectNoFaults(proseFaults(text, names).map((fault) => fault.text));
  });

  it.each([
    [
      '<Figur drawing="cover-ahu" alt="" caption="x" />',
      '<Figur> is not known: did you mean “Figure”? Use one of Callout, Exploded, Figure, Formula, StoredTable',
    ],
    [
      '<Figure drawing="cover-ahuu" alt="" caption="x" />',
      '<Figure>: there is no drawing “cover-ahuu”: did you mean “cover-ahu”? Use one of cover-ahu, room-stock',
    ],
    [
      '<Figure building="towr" alt="" caption="x" />',
      '<Figure>: there is no kind of building “towr”: did you mean “tower”? Use one of office, tower',
    ],
    [
      '<Figure drawing="cover-ahu" alt="" title="x" caption="x" />',
      '<Figure>: unknown field “title”: remove it; the fields here are drawing, building, photograph, system, alt, caption, number',
    ],
    [
      '<Callout title="x" kind="warning">y</Callout>',
      '<Callout>: there is no kind “warning”: use one of note, rule, caution, definition, sum',
    ],
    [
      '<Formula text="a = (b + c" />',
      '<Formula>: The formula “a = (b + c” lacks a closing bracket at character 11: write a bracket’s other half, or the term that a sign waits for',
    ],
    [
      '<Figure photograph="sample-sight.png" alt="" caption="x" />',
      '<Figure>: there is no picture “sample-sight.png” in content/media: did you mean “sample-site.png”?',
    ],
    ['<Figure drawing="cover-ahu" alt="" />', '<Figure>: caption is missing: add caption="…"'],
    [
      '<Exploded drawing="pump-apart" title="A pump" parts="motor: Motor; seel: Seal; volute: Volute" />',
      '<Exploded>: there is no part “seel”: did you mean “seal”? Use one of motor, seal, volute',
    ],
    [
      '<Exploded drawing="pump-apart" title="A pump" parts="motor: Motor; Seal; volute: Volute" />',
      '<Exploded>: a label is written as “part: Name, what the text says of it”, and ends with ;',
    ],
    [
      '<Figure alt="" caption="x" />',
      '<Figure>: shows nothing: add drawing="…", building="…" or photograph="…"',
    ],
    [
      '<Callout title="Note">Words',
      '<Callout> is not closed: end it with </Callout>, or with /> if it holds no text',
    ],
    ['under <5 ppm', '“<” begins no known tag: write “less than”, &lt; or Markdown in its place'],
    ['<br>', '“<” begins no known tag: write “less than”, &lt; or Markdown in its place'],
    ['a { b', 'a single brace: only placeholders such as {brand} can be between { and }'],
    [
      'import of parts takes a week',
      'a line begins with “import”, which a text page cannot do: begin the sentence otherwise',
    ],
  ])('says what to do about %s', (text, message) => {
    expect(proseFaults(`First line\n\n${text}`, names, 12)).toEqual([{ line: 14, text: message }]);
  });
});
