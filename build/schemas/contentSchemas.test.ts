import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listContent, splitFrontMatter } from '../../src/content/reading/readContent.ts';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { contentSchemas } from './contentSchemas.ts';

const ajv = new Ajv({ allErrors: true, strict: false, discriminator: false });
formats.default(ajv);

const validators = new Map<string, ValidateFunction>();

function validatorOf(name: string): ValidateFunction {
  const known = validators.get(name);
  if (known) return known;
  const schema = contentSchemas.find((one) => one.name === name);
  if (!schema) throw new Error(`there is no schema ${name}`);
  const validate = ajv.compile(schema.make());
  validators.set(name, validate);
  return validate;
}

const said = ({ instancePath, message, params }: ErrorObject) =>
  `${instancePath} ${message} ${JSON.stringify(params)}`;

/** What a schema says about a file's data, as an editor would. */
function faultsIn(name: string, data: unknown): string[] {
  const validate = validatorOf(name);
  return validate(data) ? [] : (validate.errors ?? []).map(said);
}

const dataOf = (path: string): unknown => {
  const text = readFileSync(join('content', path), 'utf8');
  return parse(path.endsWith('.mdx') ? splitFrontMatter(text, path).frontMatter : text) as unknown;
};

const schemasFor = (path: string) => contentSchemas.filter(({ files }) => matchesGlob(path, files));

const POST = {
  meta: { title: 'Read a filter | {brand}', desc: 'What the pressure drop tells you.' },
  name: 'Read a filter',
};

describe('the schemas for editors', () => {
  it('are one for every YAML file of the content', () => {
    expectNoFaults(
      listContent('.', ['.yaml'])
        .map((path) => ({ file: `content/${path}`, count: schemasFor(path).length }))
        .filter(({ count }) => count !== 1)
        .map(({ file, count }) => ({
          file,
          text: `${count} schemas are for it: leave one in contentSchemas.ts`,
        })),
    );
  });

  it('accept everything that the loader accepts', () => {
    const faults = listContent('.', ['.yaml']).flatMap((path) =>
      schemasFor(path).flatMap(({ name }) =>
        faultsIn(name, dataOf(path)).map((text) => ({ file: `content/${path}`, text })),
      ),
    );
    const ofText = listContent('en', ['.mdx']).flatMap((path) =>
      faultsIn('page', dataOf(`en/${path}`)).map((text) => ({ file: `content/en/${path}`, text })),
    );
    expectNoFaults([...faults, ...ofText]);
  });

  it.each([
    ['an unknown field', { ...POST, titel: 'x' }, 'titel'],
    ['a missing field', { meta: POST.meta }, 'name'],
    ['a title that is too long', { ...POST, meta: { ...POST.meta, title: 'x'.repeat(61) } }, '/meta/title'],
    ['another type', { ...POST, parents: 'blog' }, '/parents'],
    ['a date that is none', { ...POST, updated: '14 March' }, '/updated'],
    ['an unknown section', { ...POST, sections: [{ type: 'nothing' }] }, '/sections/0'],
    ['a kind of entry that there is not', { ...POST, entry: { kind: 'pots' } }, '/entry'],
  ])('report %s', (_, data, place) => {
    expect(faultsIn('page', data).join('\n')).toContain(place);
  });

  it('leave the length of a text with placeholders to the loader', () => {
    const long = { ...POST, meta: { ...POST.meta, title: `{fact.trialDays.words} ${'x'.repeat(50)}` } };
    expect(faultsIn('page', long)).toEqual([]);
  });

  it('tell what a field is for, and which records there are', () => {
    const text = JSON.stringify(contentSchemas.find(({ name }) => name === 'page')?.make());
    expect(text).toContain('as in the browser’s tab and in search results');
    expect(text).toContain('"shabnam-iqbal"');
  });

  it('ask a regional page for nothing but the ids of the sections it changes', () => {
    expect(faultsIn('regional-page', { sections: [{ id: 'end', title: 'Two' }] })).toEqual([]);
    expect(faultsIn('regional-page', { sections: [{ title: 'Two' }] }).join()).toContain('/sections/0');
    expect(faultsIn('regional-page', { nmae: 'x' }).join()).toContain('nmae');
  });
});

it('are what the editor’s settings name', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<string, unknown>;
  const named = Object.fromEntries(
    contentSchemas.map(({ name, files }) => [`.cache/schemas/${name}.json`, `content/${files}`]),
  );
  expect(settings['yaml.schemas']).toEqual(named);
});
