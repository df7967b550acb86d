import { describe, expect, it } from 'vitest';
import { records } from '../../src/content/entries/records.ts';
import { listContent, readYaml } from '../../src/content/reading/readContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

/** Cities of customers where British rules and metric instruments apply. All of them are in the records. */
const BRITISH = ['Leeds', 'Bristol', 'Manchester', 'Birmingham'];

const customers = [...records('customers')].map(([id, { name, city }]) => ({
  names: new RegExp(`\\b(?:${id}|${name.split(' ')[0]})\\b`),
  isBritish: BRITISH.includes(city),
  isAmerican: /, [A-Z]|^(?:Chicago|Dallas)$/.test(city),
}));

/** Pressures, voltages, weights and laws of the other country: a hospital in Leeds works under LOLER, in kPa, on 400 V. */
const AMERICAN = /\d psi\b|\b(?:120|208|277|480) V\b|\b[Ss]tate elevator code\b|\b(?:OSHA|NFPA|ASME)\b/;
const BRITISH_RULES = /\d kPa\b|^kg$|\b(?:230|400) V\b|\bLOLER\b|\bPUWER\b|\bHTM \d/;

/** Every text of a section, with the keys left out. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap(textsOf);
}

/** Texts of a section about one country's customers that state rules or units of the other. */
function foreignTexts(section: unknown): string[] {
  const texts = textsOf(section);
  const named = customers.filter(({ names }) => texts.some((text) => names.test(text)));
  const isBritish = named.some((customer) => customer.isBritish);
  const isAmerican = named.some((customer) => customer.isAmerican);
  if (isBritish === isAmerican) return [];
  return texts.filter((text) => (isBritish ? AMERICAN : BRITISH_RULES).test(text));
}

describe('foreignTexts', () => {
  it.each([
    [{ trail: 'Oakmere', rows: [{ cells: ['Alarm', '52 psi'] }] }, ['52 psi']],
    [{ customer: 'oakmere', law: 'State elevator code' }, ['State elevator code']],
    [{ customer: 'fernhall', supply: 'Isolated at 480 V' }, ['Isolated at 480 V']],
    [{ customer: 'pellow', law: 'LOLER, regulation 9' }, ['LOLER, regulation 9']],
    [{ place: 'Pellow, Harbor Road', step: { text: 'Weigh the gas recovered', value: 'kg' } }, ['kg']],
    [{ trail: 'Oakmere', law: 'LOLER 1998', alarm: '366 kPa' }, []],
    [{ text: 'Oakmere reads kPa, Castellane 34 psi' }, []],
  ])('of %j are %j', (section, found) => {
    expect(foreignTexts(section)).toEqual(found);
  });
});

it('sections about a customer keep to the rules and the units of its country', () => {
  const faults = listContent('en', ['.yaml']).flatMap((path) => {
    const { data, file } = readYaml(`en/${path}`);
    const { sections = [data] } = (data ?? {}) as { sections?: unknown[] };
    return sections.flatMap(foreignTexts).map((text) => `${file}: “${text}” is of another country`);
  });
  expectNoFaults(faults);
});
