import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { withContent } from '../testing/withContent.ts';

afterEach(() => vi.unstubAllEnvs());

/** The faults in the text of these files, one per line. */
async function faultsOf(files: Record<string, string>, added: string[] = []): Promise<string[]> {
  const root = withContent(files);
  const { wordFaults } = await import('./wordFaults.ts');
  const { formatFault } = await import('../../../shared/Fault.ts');
  return wordFaults(new Set(added.map((file) => join(root, file)))).map((fault) =>
    formatFault(fault).replaceAll(root, 'content'),
  );
}

it('reads the words of fields, not names, addresses, tags or code, and names field and line', async () => {
  const text = [
    'sections:',
    '  - { type: programme, title: "It’s", href: /optimisation/, module: colour-check, answer: \'<a class="x">A</a>\', text: \'A `"b"`\' }',
    '  - { list: ["colour"], mail: press@sap.example, sum: "%colour% and %labour%" }',
  ].join('\n');
  expect(await faultsOf({ 'en/a.yaml': text })).toEqual([
    'content/en/a.yaml:3: sections[2].list[1]: “colour”: British: use the American word',
  ]);
});

it('names markup that a field shows as it is written, also in the head of an MDX file', async () => {
  const link = '[A](contact/)';
  const said = `“${link}” shows as it is written: give the whole path, as in [A](/contact/)`;
  expect(
    await faultsOf({
      'en/a.yaml': `sections:\n  - text: "${link}"\n    code: "{ a }"\n`,
      'en/b.mdx': `---\nname: A\nintro: "${link}"\n---\nText.\n`,
    }),
  ).toEqual([`content/en/a.yaml:2: sections[1].text: ${said}`, `content/en/b.mdx:3: intro: ${said}`]);
});

it('reads an MDX body and the words of its components', async () => {
  const text =
    '---\nname: A\n---\nIt’s [x](/colour/) "odd".\n\n```\n"code"\n```\n\n| a | b |\n| --- | --- |\n\n<Figure drawing="grey" caption="The grey pipe" />\n';
  expect(
    (await faultsOf({ 'en/a.mdx': text })).map((fault) => fault.split(': ').slice(0, 2).join(': ')),
  ).toEqual(['content/en/a.mdx:13: “grey”', 'content/en/a.mdx:4: “"odd".”']);
});

it('names a paragraph that is on two pages, and lets what pictures show be the same', async () => {
  const long = 'The pump ran dry at six in the morning because nobody had opened the valve after the flush.';
  const file = (more: string) => `name: A\ntext: ${long}\nalt: ${long}\n${more}`;
  expect(await faultsOf({ 'en/a.yaml': file(''), 'en/b.yaml': file(''), 'en-AE/a.yaml': file('') })).toEqual([
    `content/en/b.yaml:2: text: is also in content/en/a.yaml: write it in other words: “${long.slice(0, 90)}”`,
  ]);
  const copy = `name: A\ntext: ${long}\nmore: ${long.replace('pump', 'fan').replace('valve', 'damper')}\n`;
  expect((await faultsOf({ 'en/a.yaml': copy, 'en/b.yaml': copy })).join()).toMatch(
    /^content\/en\/b\.yaml:2: text: is also in content\/en\/a\.yaml, with 1 more paragraph of this file: [^\n]*$/,
  );
});

it('blames the new file for a paragraph that another one had first', async () => {
  const long = 'The pump ran dry at six in the morning because nobody had opened the valve after the flush.';
  const files = { 'en/a.yaml': `text: ${long}`, 'en/b.yaml': `text: ${long}` };
  expect((await faultsOf(files, ['en/a.yaml'])).join()).toMatch(
    /^content\/en\/a\.yaml:1: text: is also in content\/en\/b\.yaml: /,
  );
});

it('names a product page that is hard to read', async () => {
  const text =
    'text: Organizational interoperability considerations necessitate comprehensive configuration methodologies.';
  expect((await faultsOf({ 'en/product/a.yaml': text, 'en/b.yaml': 'text: A' })).join()).toMatch(
    /^content\/en\/product\/a\.yaml: reads like grade \d+\.\d, at most 12: write shorter/,
  );
});
