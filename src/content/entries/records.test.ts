import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { siteConfig } from '../../../config/siteConfig.ts';
import { withContent } from '../testing/withContent.ts';

afterEach(() => vi.unstubAllEnvs());

const people = {
  'records/people/ada-marsh.yaml': 'name: Ada Marsh\nrole: Engineer at {brand}\ncompany: "{brand}"\n',
  'records/people/ben-cole.yaml': 'name: Ben Cole\nrole: Planner\ncompany: Pellow\n',
};

async function read(files: Record<string, string> = people) {
  const root = withContent(files);
  return { root, ...(await import('./records.ts')) };
}

describe('records', () => {
  it('reads a collection by id, with placeholders filled in', async () => {
    const { records } = await read();
    expect(records('people').size).toBe(2);
    expect(records('people').get('ada-marsh')).toEqual({
      id: 'ada-marsh',
      name: 'Ada Marsh',
      role: `Engineer at ${siteConfig.brand.name}`,
      company: siteConfig.brand.name,
    });
  });

  it('is empty for a collection without files', async () => {
    expect((await read()).records('awards').size).toBe(0);
  });

  it('names file and field of a record that does not fit', async () => {
    const { recordFaults, records, reference, root } = await read({
      'records/people/x.yaml': 'name: X\nrole: Y\n',
    });
    const file = `${root}/records/people/x.yaml`;
    expect(recordFaults()).toEqual([{ file, text: 'company: is missing: add it (a text)' }]);
    expect(records('people').size).toBe(0);
    expect(reference('people').safeParse('x').error?.issues[0]).toMatchObject({
      message: `the record “x” cannot be used: correct ${file} first`,
      params: { because: file },
    });
  });

  it('gives a page the words of its locale, and names a file that changes no record', async () => {
    const { record, recordFaults, root } = await read({
      ...people,
      'records/en-AE/people/ada-marsh.yaml': 'role: Head of plant\n',
      'records/en-AE/people/ben-coal.yaml': 'role: Planner\n',
    });
    const { withTextsOf } = await import('../reading/standardTexts.ts');
    const roles = (['en', 'en-AE'] as const).map((locale) =>
      withTextsOf(locale, () => record('people', 'ada-marsh').role),
    );
    expect(roles).toEqual([`Engineer at ${siteConfig.brand.name}`, 'Head of plant']);
    expect(recordFaults()).toEqual([
      {
        file: `${root}/records/en-AE/people/ben-coal.yaml`,
        text: expect.stringMatching(/^changes no record: .*did you mean “people\/ben-cole.yaml”/),
      },
    ]);
  });

  it('gives one record, or says which there are', async () => {
    const { record } = await read();
    expect(record('people', 'ben-cole').name).toBe('Ben Cole');
    expect(() => record('people', 'ada')).toThrow(
      'no “ada” in content/records/people: use one of ada-marsh, ben-cole',
    );
  });

  it('puts the record in place of its id', async () => {
    const { reference } = await read();
    const schema = z.object({ person: reference('people') });
    expect(schema.parse({ person: 'ben-cole' }).person).toMatchObject({ id: 'ben-cole', name: 'Ben Cole' });
    const { parseContent } = await import('../reading/parseContent.ts');
    expect(() => parseContent(schema, { person: 'ben' }, 'content/en/a.yaml')).toThrow(
      'content/en/a.yaml: person: no “ben” in content/records/people: did you mean “ben-cole”? Use one of ada-marsh, ben-cole',
    );
  });
});
