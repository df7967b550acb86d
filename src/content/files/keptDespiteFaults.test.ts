import { expect, it, onTestFinished } from 'vitest';
import { allowFaultyPages } from './allowFaultyPages.ts';
import { collectingFaults } from './collectFaults.ts';
import { forgetContent } from './contentCache.ts';
import { ContentError, type ContentFault } from './contentError.ts';
import { keptDespiteFaults } from './keptDespiteFaults.ts';

const fault = { file: 'content/settings/bars.yaml', line: 3, text: 'is wrong' };

it('uses the last sound value in development, and reports the faults to every reader', () => {
  let isFaulty = false;
  const read = keptDespiteFaults((key: string) => {
    if (isFaulty) throw new ContentError([fault]);
    return `${key} as written`;
  });
  const asked = (key: string) => {
    const met = new Set<ContentFault>();
    return { value: collectingFaults(met, () => read(key)), met: [...met] };
  };
  expect(asked('bars')).toEqual({ value: 'bars as written', met: [] });
  isFaulty = true;
  forgetContent();
  expect(() => read('bars')).toThrow(ContentError);
  allowFaultyPages();
  onTestFinished(() => allowFaultyPages(false));
  expect(asked('bars')).toEqual({ value: 'bars as written', met: [fault] });
  expect(asked('bars').met).toEqual([fault]);
  expect(() => read('menus')).toThrow(ContentError);
  isFaulty = false;
  forgetContent();
  expect(asked('bars').met).toEqual([]);
});
