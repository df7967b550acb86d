import { expect, it } from 'vitest';
import { contentRoot } from '../files/contentRoot.ts';
import { withUnsavedTexts } from '../files/unsavedTexts.ts';
import { wordingOf } from './wordFaults.ts';

const PAGE = 'en/pricing.yaml';

it('says how the unsaved text of one file reads', () => {
  const text = `name: Pricing\nintro: "Nobody pays twice, and no one has to ask whether a building is counted."\n`;
  const wording = withUnsavedTexts(new Map([[`${contentRoot()}/${PAGE}`, text]]), () => wordingOf(PAGE));
  expect(wording.phrases).toEqual([{ name: 'nobody, no one', count: 2 }]);
  expect(wording.grade).toBeGreaterThan(3);
  expect(wording.faults).toEqual([]);
});

it('names faults in the wording, and no grade without a sentence', () => {
  const text = `name: Pricing\nintro: It's here\n`;
  const wording = withUnsavedTexts(new Map([[`${contentRoot()}/${PAGE}`, text]]), () => wordingOf(PAGE));
  expect(wording).not.toHaveProperty('grade');
  expect(wording.faults.map((fault) => fault.text).join()).toContain('intro');
});
