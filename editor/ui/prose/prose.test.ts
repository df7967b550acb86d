import { expect, it } from 'vitest';
import { keepUnchangedBlocks } from '../../saving/keepUnchangedBlocks.ts';
import { type ProseNode, SOURCE } from './ProseNode.ts';
import { readProse } from './readProse.ts';
import { readTag } from './readTag.ts';
import { storableBlocks, writeProse } from './writeProse.ts';

it.each([
  ['marks', '**a**b, **c `d` e**, *f **g** h*, [**i**](/j/)'],
  ['links with a title', 'a [b](/c/ "d")'],
  ['lists in lists', '- a\n  - b\n  - c\n- d'],
  ['lists with blank lines', '1. a\n\n   b\n\n2. c'],
  ['lists with another beginning', '3. a\n4. b'],
  ['quotations with lists', '> a\n>\n> - b'],
  ['code', '```js\na\n\nb\n```'],
  ['line breaks', 'a\\\nb'],
  ['tables', '| a | b |\n| :--- | ---: |\n| c \\| d | `e` |'],
  ['signs that could be marks', 'AT&T, a_b_c, 2 * 3 * 4, ~30, [x], \\*d*, &lt;5'],
  ['placeholders', '{brand} has {fact.trialDays} days: [{cloud-provider}](/{brandSlug}/)'],
  ['addresses', 'https://a.example/b_c or me@x.example'],
  ['special spaces', 'a\u00A0b\u2011c'],
])('reads %s, and writes them as they are', (_, text) => {
  const { nodes } = readProse(text);
  expect(nodes.map(({ type }) => type)).not.toContain(SOURCE);
  expect(nodes.map(writeProse).join('\n\n')).toBe(text);
});

it.each([
  ['footnotes', 'a[^1]\n\n[^1]: b'],
  ['references', '[a][b]\n\n[b]: /c/'],
  ['tasks', '- [ ] a'],
  ['lists that touch', '* a\n\n- b'],
  ['components among words', 'a <Term name="b">c</Term> d'],
  ['pictures', '![a](b.jpg)'],
])('keeps %s as they are written', (_, text) => {
  const { nodes } = readProse(text);
  expect(new Set(nodes.map(({ type }) => type))).toEqual(new Set([SOURCE]));
  expect(nodes.map(writeProse).join('\n\n')).toBe(text);
});

it('keeps entities of a paragraph until it is edited', () => {
  const { stored } = readProse('a&nbsp;b &mdash; c\n\nd\n');
  const [first = ''] = stored.blocks.map(({ meaning }) => meaning);
  expect(keepUnchangedBlocks(stored, [first, 'e'])).toBe('a&nbsp;b &mdash; c\n\ne\n');
});

it('refuses a text that is not Markdown with components', () => {
  expect(() => readProse('fewer than <3 jobs')).toThrow();
});

const words = (text: string, ...types: string[]): ProseNode => ({
  type: 'text',
  text,
  marks: types.map((type) => ({ type })),
});

const paragraph = (...content: ProseNode[]): ProseNode => ({ type: 'paragraph', content });

it.each([
  ['leaves spaces outside of marks', [words('a '), words(' b ', 'bold'), words('c')], 'a  **b** c'],
  ['drops spaces around a paragraph', [words(' a ')], 'a'],
  ['drops a line break at the end', [words('a'), { type: 'hardBreak' }], 'a'],
  ['escapes what would be a heading', [words('# a')], '\\# a'],
  ['escapes what would be a tag', [words('a <3 b')], 'a &lt;3 b'],
  ['joins code that touches', [words('a', 'code'), words('b', 'code', 'bold')], '`ab`'],
])('%s', (_, content, text) => {
  expect(writeProse(paragraph(...(content as ProseNode[])))).toBe(text);
});

it('drops empty paragraphs, and joins lists that touch', () => {
  const list = (text: string): ProseNode => ({
    type: 'bulletList',
    content: [{ type: 'listItem', content: [paragraph(words(text))] }],
  });
  const blocks = storableBlocks([list('a'), { type: 'paragraph' }, list('b'), paragraph(words('c'))]);
  expect(blocks.map(writeProse)).toEqual(['- a\n- b', 'c']);
});

it.each([
  ['<Figure alt="a &quot;b&quot;" />', { name: 'Figure', values: { alt: 'a "b"' }, inner: '' }],
  ['<Callout title="a">b **c**</Callout>', { name: 'Callout', values: { title: 'a' }, inner: 'b **c**' }],
  [
    '<Callout title="a">\n\nb\n\n- c\n\n</Callout>',
    { name: 'Callout', values: { title: 'a' }, inner: 'b\n\n- c' },
  ],
  ['<Figure alt={b} />', undefined],
  ['![a](b.jpg)', undefined],
  ['a', undefined],
])('reads the tag %s', (source, tag) => {
  expect(readTag(source)).toEqual(tag);
});
