import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { yamlFaults } from './yamlFaults.ts';

const faultsOf = (text: string) =>
  yamlFaults(text, parseDocument(text)).map((fault) => `${fault.line}: ${fault.text}`);

describe('yamlFaults', () => {
  it.each([
    [
      'a comma within braces',
      'cover: { title: Pumps, fans and valves, text: x }',
      '1: within { } a comma ends a text: put a text with a comma in quotes, title: "Pumps, fans and valves"',
    ],
    [
      'a control character',
      'a: 1\ntitle: "Pumps\\0"',
      '2: the text contains U+0000, which no page can show: remove it',
    ],
    [
      'a comma within a number',
      'a: 1\nfact: { value: 1,200, unit: kg }',
      '2: within { } a comma ends a text: put a text with a comma in quotes, value: "1,200"',
    ],
    [
      'a comma within braces, in a text of two lines',
      'cover: { title: Pumps, fans\n  and valves, text: x }',
      '1: within { } a comma ends a text: put a text with a comma in quotes, title: "Pumps, fans and valves"',
    ],
    [
      'words in braces',
      'text: {an hour}',
      '1: { } contain fields, and “an hour” is not one: write the text without { }',
    ],
    [
      'three spaces after a hyphen',
      'items:\n  -   title: A\n    text: B',
      '3: is not aligned with its list entry, which has 3 spaces after its hyphen: leave one there, - title: A',
    ],
    [
      'a field at the left edge between those of a list entry',
      'sections:\n  - type: cta\ntitle: "A"\n    text: B\n',
      '3: “title” begins at the left edge: indent it by 4 spaces, like the fields above and below it',
    ],
    [
      'a field at the left edge within a list',
      'sections:\n  - type: cta\n    title: A\ntext: B\n  - type: faq',
      '4: “text” begins at the left edge: indent it by 4 spaces to belong to the list entry above it',
    ],
    [
      'a field at the left edge',
      'meta:\n  title: A\ndesc: B\n  x: C',
      '3: “desc” begins at the left edge: indent it by 2 spaces to belong to the fields below it',
    ],
    [
      'a text that goes on at the left edge',
      'sections:\n  - type: cta\n    text: A long\nsentence.\n  - type: faq',
      '4: “sentence.” begins at the left edge: indent it by 6 spaces to continue the text above it',
    ],
    [
      'a colon in a text',
      'meta:\n  title: One: two',
      '2: a text cannot hold a colon and a space: put it in quotes, title: "One: two"',
    ],
    [
      'a colon within braces',
      'cover: { title: Not this: that }',
      '1: within { } put a text with a colon in quotes: { title: "Not this: that" }',
    ],
    ['a tab', 'meta:\n\ttitle: One', '2: begins with a tab: indent with spaces, two for each level'],
    [
      'a line indented too far',
      'meta:\n  title: One\n    desc: Two',
      '3: is indented further than the line above it, which already has its text: indent both by 2 spaces',
    ],
    [
      'a line indented too little',
      'meta:\n  title: One\n desc: Two',
      '3: is indented by 1 space, unlike anything above it: indent it like the fields around it, by 2 or 0',
    ],
    [
      'a field outside of its list entry',
      'sections:\n  - type: cta\n    title: A\n   label: B',
      '4: is indented by 3 spaces, outside of the list entry above it: indent it by 4 to belong to that entry, or begin a new entry with “- ”',
    ],
    [
      'an entry without its hyphen',
      'sections:\n  - type: cta\n    title: A\n  type: cta',
      '4: is indented by 2 spaces, outside of the list entry above it: indent it by 4 to belong to that entry, or begin a new entry with “- ”',
    ],
    [
      'a quotation mark that is never closed',
      'name: A\ntitle: "One\ndesc: A\n',
      '2: a quotation mark " opens a text and none closes it: end the text with ", or write ’ where it is an apostrophe',
    ],
    [
      'a quotation mark that is never closed, with sound ones below it',
      'name: A\ntitle: "One\ndesc: A\ntext: "Two"\nmore: "Three"\n',
      '2: a quotation mark " opens a text and none closes it: end the text with ", or write ’ where it is an apostrophe',
    ],
    [
      'an apostrophe at the start',
      "title: 'tis the season\nname: A\n",
      "1: a quotation mark ' opens a text and none closes it: end the text with ', or write ’ where it is an apostrophe",
    ],
    [
      'words after a quotation',
      'title: "One" and more',
      '1: the text continues after its closing quotation mark: within a text write “ ” and ’, as in title: “One” and more',
    ],
    [
      'an apostrophe within single quotes',
      "title: 'the site's plant'",
      '1: the text continues after its closing quotation mark: within a text write “ ” and ’, as in title: the site’s plant',
    ],
    [
      'a field that appears twice',
      'name: A\nmeta:\n  x: 1\nname: B',
      '4: “name” appears twice here: keep one of the two',
    ],
    ['an @ at the start', 'name: @home', '1: a text cannot begin with @: put it in quotes, name: "@home"'],
    [
      'a % at the start',
      'name: %20 of it',
      '1: a text cannot begin with %: put it in quotes, name: "%20 of it"',
    ],
    ['a star at the start', 'name: *Note', '1: a text cannot begin with *: put it in quotes, "*Note"'],
    [
      'strong words at the start',
      'name: **Note** this',
      '1: a text cannot begin with *: put it in quotes, name: "**Note** this"',
    ],
    ['an & at the start', 'name: &more', '1: a text cannot begin with &: put it in quotes, name: "&more"'],
    [
      'a lone & at the start',
      'name: & more',
      '1: a text cannot begin with &: put it in quotes, name: "& more"',
    ],
    [
      'an exclamation mark at the start',
      'name: !mind this',
      '1: a text cannot begin with !: put it in quotes, name: "!mind …"',
    ],
    [
      'a > at the start',
      'name: >50 sites',
      '1: a text cannot begin with >: put it in quotes, name: ">50 sites"',
    ],
    [
      'a number sign at the start',
      'name: #1 of ten',
      '1: # begins a comment, which no reader sees: put the text in quotes, name: "#1 of ten"',
    ],
    ['code at the start', 'name: `x`', '1: a text cannot begin with `: put it in quotes, name: "`x`"'],
    [
      'a link at the start',
      'text: [prices](/pricing/) are',
      '1: a text cannot begin with [: put it in quotes, text: "[prices](/pricing/) are"',
    ],
    [
      'no space after the colon',
      'meta:\n  title:One\n  desc: Two',
      '2: a space is missing after the colon: title: One',
    ],
    [
      'no colon',
      'meta:\n  title: B\n  desc Two\nname: A',
      '3: “desc Two” is not a field: write its name, a colon and a space before the text, as in title: A title',
    ],
    [
      'a brace that is never closed',
      'cover: { scene: drawing,\n  name: x\nname: A',
      '1: a { is never closed: end it with }',
    ],
    [
      'a bracket that is never closed',
      'a: 1\nparents: [a, b\nname: A',
      '2: a [ is never closed: end it with ]',
    ],
    ['a brace too many', 'cover: { a: 1 } }', '1: has a } without a {: remove it, or put the text in quotes'],
    [
      'a comma that is missing',
      'parents: ["a" b]',
      '1: within [ ] and { } entries are separated by commas: add the comma, or put the whole text in quotes',
    ],
    [
      'the front matter of an .mdx file',
      '---\nname: A\n---\n\nText.\n',
      '3: --- ends the file: only an .mdx file has front matter between two lines of ---; remove the line',
    ],
    [
      'a backslash',
      'text: "C:\\plans"',
      '1: within "…" a backslash begins a code: write \\\\ for a backslash, or put the text in \'…\'',
    ],
  ])('explains %s in a sentence', (_, text, sentence) => {
    expect(faultsOf(text)).toEqual([sentence]);
  });

  it.each([
    'text: "Not this: that"\nlist: [a, b, { c: d, e: "f, g" }]\n',
    'head: &head { a: 1 }\nother: *head\nnote: # nothing here yet\n',
    'text: It’s 5 > 4 & more, 20% of * and @ all\nquote: “One” and more\n',
  ])('accepts valid YAML: %j', (text) => expectNoFaults(faultsOf(text)));
});
