import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { allPages } from '../../siteContent.ts';
import { formPlacements } from '../checking/formPlacements.ts';
import { pageText, withContent } from '../testing/withContent.ts';
import { allForms, formById } from './forms.ts';

afterEach(() => vi.unstubAllEnvs());

const all = [...allForms().values()];

describe('the forms of the site', () => {
  it.each(all)('$id leads to a thank-you page and says what to do about each required field', (form) => {
    expect(form.thankYou).toMatch(/^\/thank-?you/);
    for (const field of form.fields.filter((one) => one.required)) {
      expect(field.messages.required, field.name).toMatch(/^(?:Enter|Choose|Write|Tick) /);
    }
  });

  it('lead to every thank-you page there is', () => {
    const thanked = new Set([
      ...all.map(({ thankYou }) => thankYou),
      ...allPages().flatMap((page) => formPlacements(page).map(({ thankYou }) => thankYou)),
    ]);
    const lost = allPages().filter(
      ({ path, sections }) => sections.some(({ type }) => type === 'thankYou') && !thanked.has(path),
    );
    expectNoFaults(
      lost.map(({ path }) => `${path}: no form leads here: name it as thankYou on the page with its form`),
    );
  });

  it('are found by id, and the known ones are named when one is not', () => {
    expect(formById('request-demo').page).toBe('/request-demo/');
    expect(() => formById('request-dmeo')).toThrow(/no form “request-dmeo” .*did you mean “request-demo”/);
  });
});

const email = 'label: E-mail\ntype: email\nmessages: { required: Enter it, invalid: Enter it whole }\n';
const form = (more = '', fields = '[email]') =>
  `page: /a/\nthankYou: /b/\nproviderFormId: 3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e001\nsubmitLabel: Send\nclass: secondary\nfields: ${fields}\n${more}`;

async function read(files: Record<string, string>) {
  const root = withContent({ 'forms/fields/email.yaml': email, ...files });
  return { root, ...(await import('./forms.ts')) };
}

describe('a form', () => {
  it('takes shared questions by name, and says only what differs', async () => {
    const { formById: find } = await read({
      'forms/ask.yaml': form('', '[{ use: email, hint: Yours, messages: { required: Write it } }]'),
    });
    expect(find('ask').fields[0]).toMatchObject({
      name: 'email',
      hint: 'Yours',
      messages: { required: 'Write it', invalid: 'Enter it whole' },
    });
  });

  it('may have questions of its own', async () => {
    const fields = '[email, { name: floor_area, label: Floor area, type: text }]';
    const { formById: find } = await read({ 'forms/ask.yaml': form('', fields) });
    expect(find('ask').fields[1]).toMatchObject({ name: 'floor_area', required: true, maxLength: 120 });
  });

  it.each([
    ['[emial]', 'fields[1]: there is no field “emial” in content/forms/fields: did you mean “email”?'],
    ['[{ use: email, lable: Mail }]', 'fields[1]: unknown field “lable”: did you mean “label”?'],
    ['[{ use: email, required: false }]', 'fields: has no email that must be given'],
    ['[email, email]', 'fields[2]: “email” appears twice: keep one'],
    ['[email, { name: website, label: Site, type: text }]', 'fields[2].name: “website” is taken'],
    [
      '[email, { name: size, label: Size, type: select }]',
      'fields[2].options: is missing: a select needs choices',
    ],
    ['[email, { name: size, label: Size, type: list }]', 'fields[2].type: cannot be “list”'],
  ])('that is wrong is named by file, field and remedy: %s', async (fields, message) => {
    const { formFileFaults, root } = await read({ 'forms/ask.yaml': form('', fields) });
    const [fault] = formFileFaults();
    expect(fault).toMatchObject({ file: `${root}/forms/ask.yaml`, line: 6 });
    expect(fault?.text).toContain(message);
  });

  it('has the class that follows from its button', async () => {
    const text = form().replace('submitLabel: Send', 'submitLabel: Request a call');
    const { formFileFaults } = await read({ 'forms/ask.yaml': text });
    expect(formFileFaults()[0]?.text).toContain('class: must be primary: “Request a call” makes it so');
  });

  it('has its shared questions checked, in the file that holds them', async () => {
    const { formFileFaults, root } = await read({
      'forms/fields/size.yaml': 'label: Size\n\ntype: list\n',
      'forms/ask.yaml': form('', '[email, size]'),
    });
    expect(formFileFaults()).toMatchObject([{ file: `${root}/forms/fields/size.yaml`, line: 3 }]);
  });

  it('has an id of its own at the provider', async () => {
    const { formFileFaults, root } = await read({ 'forms/a.yaml': form(), 'forms/b.yaml': form() });
    expect(formFileFaults()).toMatchObject([{ file: `${root}/forms/b.yaml`, line: 3 }]);
    expect(formFileFaults()[0]?.text).toContain(`providerFormId: is that of ${root}/forms/a.yaml`);
  });
});

describe('pages with forms', () => {
  const thanks = (pdf: string) =>
    pageText(
      'Thanks',
      `sections:\n  - type: thankYou\n    title: T\n    intro: D\n    scene: { scene: drawing, name: thank-you }\n    action: { label: Open, href: ${pdf} }\n    steps: [{ when: Now, title: T, text: D }]\n`,
    );
  const book = (own: string) =>
    pageText(
      'Book',
      `entry: { kind: resource, title: T, summary: S, date: 2025-01-02, format: guide, topic: energy, form: ask, pdf: /pdf/one.pdf${own}, cover: { scene: drawing, name: cover-ahu } }\nsections:\n  - type: documentForm\n    facts: [{ label: Length, value: 2 pages }, { label: For, value: You }]\n    formTitle: Send it\n`,
    );
  const site = {
    'records/topics/energy.yaml': 'name: Energy\nsummary: S\norder: 1\n',
    'forms/fields/email.yaml': email,
    'forms/ask.yaml': form(),
    'chrome/en.yaml': readFileSync('content/chrome/en.yaml', 'utf8'),
    'facts/en.yaml': readFileSync('content/facts/en.yaml', 'utf8'),
    'en/b.yaml': thanks('/pdf/other.pdf'),
    'en/c.yaml': thanks('/pdf/one.pdf').replaceAll('Thanks', 'Other thanks'),
  };
  const load = async (files: Record<string, string>) => {
    const root = withContent({ ...site, ...files });
    return { root, ...(await import('../../siteContent.ts')) };
  };

  it('may name the thank-you page of their own document', async () => {
    const { allPages } = await load({ 'en/a.yaml': book(', thankYou: /c/') });
    const { siteForms } = await import('../../../build/generated/siteForms.ts');
    expect(siteForms(allPages()).placements).toEqual([
      {
        page: '/a/',
        locale: 'en',
        form: 'ask',
        thankYou: '/c/',
        consent: 'By sending this you accept our privacy policy.',
      },
    ]);
  });

  it('stop at a thank-you page that does not open the document', async () => {
    const { allPages, root } = await load({ 'en/a.yaml': book('') });
    expect(allPages).toThrow(`${root}/en/a.yaml:3: entry.thankYou: /b/ does not open /pdf/one.pdf`);
  });

  it('stop at a thank-you page that is not there', async () => {
    const { allPages, root } = await load({ 'en/a.yaml': book(', thankYou: /cc/') });
    expect(allPages).toThrow(`${root}/en/a.yaml:3: thankYou: there is no page /cc/: did you mean /`);
  });

  it('stop at a form that is on no page', async () => {
    const { allPages, root } = await load({});
    expect(allPages).toThrow(`${root}/forms/ask.yaml:1: page: there is no page /a/`);
  });
});
