import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { withContent } from '../../content/testing/withContent.ts';
import type { WindowName } from '../windowNames.ts';
import { windowData } from './windowData.ts';

afterEach(() => vi.unstubAllEnvs());

/** The texts of a window at another moment of the story. */
function at<Name extends WindowName>(moment: string, name: Name) {
  const text = (path: string) => readFileSync(`content/${path}`, 'utf8');
  const window = `windows/en/${name}.yaml`;
  const story = 'documents/product-story.yaml';
  withContent({
    [window]: text(window).replace(/^at: .*$/m, `at: '${moment}'`),
    [story]: text(story),
  });
  return windowData(name);
}

describe('windows of the story', () => {
  it('show the clocks at their moment', () => {
    const shown = (moment: string) => at(moment, 'workOrderBoard').jobs.map(({ clock }) => clock.text);
    expect(shown('02:58')).toEqual(['01:16:09', '01:42:09', '03:10:40', '6 d 02 h']);
    expect(shown('03:28').slice(0, 3)).toEqual(['00:46:09', '01:12:09', '02:40:40']);
  });

  it('show an owner once someone is assigned', () => {
    const first = (moment: string) => at(moment, 'workOrderBoard').jobs[0];
    expect(first('02:15')).toMatchObject({ job: '48213', owner: 'Unassigned', initials: '' });
    expect(first('02:16')).toMatchObject({ job: '48213', owner: 'Refcool', initials: 'RC' });
  });

  it('show on the phone what is done by then, and what is waiting for a signal', () => {
    const phone = at('02:57', 'jobPhone');
    expect(phone).toMatchObject({ time: '02:57', job: 'WO-48213', connection: 'Offline, 2 saved' });
    expect(phone.steps.map(({ value, state }) => [value, state])).toEqual([
      ['02:55', 'done'],
      ['02:57', 'done'],
      ['lb', 'current'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(at('03:52', 'jobPhone').connection).toBe('Live');
  });

  it('show the aisle before and after the leak', () => {
    expect(at('02:09', 'caseGrid').cases[3]).toEqual({ name: '14', value: '36.1' });
    expect(at('02:14:07', 'caseGrid').cases[3]).toEqual({ name: '14', value: '48.6', state: 'alarm' });
    expect(at('02:14:07', 'caseGrid').trace.values).toEqual([
      4, 5, 5, 6, 5, 7, 8, 7, 9, 14, 24, 37, 48, 55, 59, 61,
    ]);
  });

  it('show the same rule for the freezer and steps for the flush as the tour', () => {
    const { faults } = parse(readFileSync('content/documents/product-story.yaml', 'utf8'));
    expect(windowData('ruleFreezer').clauses).toEqual(faults.freezer.rule);
    const shown = windowData('appWorkstation').blocks.flatMap((block) =>
      block.kind === 'steps' ? block.steps.map(({ text }) => text) : [],
    );
    expect(shown).toEqual(faults.flush.steps);
  });

  it('reject a job that is not open then, and a phone without a job', () => {
    expect(() => at('02:10', 'workOrderBoard')).toThrow(/leak is not open at 02:10/);
    expect(() => at('02:15', 'jobPhone')).toThrow(/has no owner at 02:15/);
  });
});
