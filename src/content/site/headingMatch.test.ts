import { afterEach, describe, expect, it, vi } from 'vitest';
import { withContent } from '../testing/withContent.ts';
import { headingMatches } from './headingMatch.ts';

afterEach(() => vi.unstubAllEnvs());

describe('headingMatches', () => {
  it.each([
    ['Work Order Software', 'Work order software that keeps the proof'],
    ['Facility Management for Retail', 'Managing facilities in retail'],
    ['CMMS Guide: What It Is and How to Run One', 'The CMMS guide'],
  ])('takes a heading in the words of the title: %s', (title, heading) => {
    expect(headingMatches(title, heading)).toBe(true);
  });

  it.each([
    ['Refrigeration Monitoring Software', '214 alarms. Three calls.'],
    ['Energy Analytics Software', 'A stripe that the software found'],
    ['Become a partner', 'It is for you'],
  ])('misses the words of the title: %s', (title, heading) => {
    expect(headingMatches(title, heading)).toBe(false);
  });
});

it('says where a page’s heading names something else, and passes over the others', async () => {
  const page = (name: string, title: string) =>
    `meta: { title: "${name} | {brand}", desc: "All there is to say of ${name}." }\nname: ${name}\nsections:\n  - type: productHead\n    title: ${title}\n`;
  const root = withContent({ 'en/pumps.yaml': page('Pump Software', 'Follow the water') });
  const { headingMismatches } = await import('./headingMatch.ts');
  const pages = [
    ['pumps', 'Pump Software', 'Follow the water'],
    ['fans', 'Fan Software', 'Software for every fan'],
  ].map(([id, name, title]) => ({
    id,
    locale: 'en',
    meta: { title: `${name} | Lintel` },
    sections: [{ type: 'productHead', title }],
  }));
  const faults = headingMismatches(pages as never).map((fault) => ({
    ...fault,
    file: fault.file.replace(root, 'content'),
  }));
  expect(faults).toEqual([
    {
      file: 'content/en/pumps.yaml',
      line: 5,
      text: expect.stringMatching(/^heading: “Follow the water” does not match the title “Pump Software”: /),
    },
  ]);
});
