import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../../tests/expectNoFaults.ts';
import { act, startTour } from '../../../islands/TourConsole/playTour.ts';
import { describeChange } from '../../../islands/TourConsole/storyWords.ts';
import { PATHS, type TourAction, type TourState } from '../../../islands/TourConsole/TourState.ts';
import { steps, stepsDone } from '../../../islands/TourConsole/tourPaths.ts';
import { MAX_ACTIONS, readTour, tourQuery } from '../../../islands/TourConsole/tourUrl.ts';
import { visitSummary } from '../../../islands/TourConsole/visitSummary.ts';
import { faultIds, faultOf, tenantFaults } from '../../../product/estate.ts';
import { IllegalAction } from '../../../product/ProductState.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { windowData } from '../../../windows/words/windowData.ts';
import { readStoryCopy } from './readStoryCopy.ts';

const copy = readStoryCopy();
const work = (job: number, times: number): TourAction[] => Array(times).fill({ type: 'work', job });
const wait = (hours: number): TourAction => ({ type: 'wait', seconds: hours * 3600 });

/** The actions of a visitor who follows each path exactly. */
const walks: Record<Exclude<(typeof PATHS)[number], 'free'>, TourAction[]> = {
  facility: [
    { type: 'request', fault: 'tenant-warm' },
    { type: 'select', job: 48_215 },
    { type: 'assign', job: 48_215, person: 'osei' },
    { type: 'signal', person: 'osei', isOffline: true },
    ...work(48_215, 3),
    { type: 'sign', job: 48_215 },
    { type: 'signal', person: 'osei', isOffline: false },
    { type: 'find', job: 48_215 },
  ],
  refrigeration: [
    { type: 'leak' },
    wait(1),
    { type: 'select', job: 48_213 },
    wait(5),
    { type: 'assign', job: 48_213, person: 'reyes' },
    ...work(48_213, 5),
    { type: 'sign', job: 48_213 },
    { type: 'find', job: 48_213 },
  ],
  energy: [
    { type: 'select', job: 48_214 },
    { type: 'set-point', degrees: 24 },
    { type: 'set-point', degrees: 23 },
    { type: 'assign', job: 48_214, person: 'osei' },
    ...work(48_214, 3),
    { type: 'sign', job: 48_214 },
    wait(2),
    { type: 'select', job: 48_215 },
    { type: 'find', job: 48_214 },
  ],
};

const walked = (path: keyof typeof walks): TourState[] => {
  const states = [startTour(path)];
  for (const action of walks[path]) states.push(act(states.at(-1) as TourState, action));
  return states;
};

describe.each(Object.keys(walks) as (keyof typeof walks)[])('the path %s', (path) => {
  it('has text for every step, and its steps are completed in order', () => {
    expect(copy.paths[path].steps.map(({ id }) => id)).toEqual(steps[path].map(({ id }) => id));
    const counts = walked(path).map(stepsDone);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect([...new Set(counts)]).toEqual([...steps[path].keys(), steps[path].length]);
  });

  it('can be shared at every step', () => {
    for (const state of walked(path)) {
      const address = tourQuery(state, '?utm_source=mail');
      expect(address).toContain('utm_source=mail');
      expect(address.length).toBeLessThan(400);
      expect(readTour(address)).toEqual(state);
    }
  });

  it('announces the change after every action', () => {
    const states = walked(path);
    const said = walks[path].map((action, index) =>
      describeChange(states[index] as TourState, states[index + 1] as TourState, action, copy),
    );
    expectNoFaults(said.filter((sentence) => sentence === '' || /%\w+%|undefined|NaN/.test(sentence)));
  });
});

describe('the figures at the end', () => {
  const { closed, minutes, lines, offline, pounds, rate, saved } = copy.figures;
  const ofEvery = [closed, minutes, lines];

  it.each([
    ['facility', [...ofEvery, offline], /Jobs closed: 1\. Audit lines: 6\. .*without signal: 1\.$/],
    ['refrigeration', [...ofEvery, pounds, rate], /Leak rate: 23\.\d%\.$/],
    ['energy', [...ofEvery, saved], /Saved per day: \$62\.$/],
  ] as const)('are those of the path %s, in the message too', (path, names, message) => {
    const end = visitSummary(walked(path).at(-1) as TourState, copy);
    expect(end.figures.map(([name]) => name)).toEqual(names);
    expect(end.message).toMatch(message);
  });
});

describe('the person who is sent to a job', () => {
  const sent = (person: 'osei' | 'marsh') => {
    const before = startTour('energy');
    const job = before.product.jobs.find(({ fault }) => fault === 'flush')?.number ?? 0;
    const action = { type: 'assign', job, person } as const;
    return describeChange(before, act(before, action), action, copy);
  };

  it('is compared with a nearer one, if there is one', () => {
    expect(sent('marsh')).toMatch(/S\. Marsh is on the way .*D\. Osei.* 8 min/);
    expect(sent('osei')).not.toContain('min');
  });
});

describe('an address', () => {
  it('is read even if malformed', () => {
    const token = fc.constantFrom(
      'l',
      'w48213',
      'a48213.reyes',
      't3600',
      'tNaN',
      'a1.nobody',
      'p99',
      'c1',
      '?',
      'f',
    );
    fc.assert(
      fc.property(fc.constantFrom(...PATHS), fc.array(token), fc.string(), (path, tokens, seed) => {
        const query = new URLSearchParams({ path, seed, do: tokens.join('_') });
        const state = readTour(`?${query}`);
        expect(state?.path).toBe(path);
        expect(readTour(tourQuery(state))).toEqual(state);
      }),
    );
  });

  it('restores its visit, or the first actions of a visit that is too long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_ACTIONS + 200 }), (count) => {
        const states = [startTour('energy')];
        for (let index = 0; index < count; index += 1)
          states.push(act(states[index] as TourState, { type: 'set-point', degrees: 20 + (index % 7) }));
        const address = tourQuery(states.at(-1));
        const opened = readTour(address);
        expect(opened).toEqual(states[Math.min(count, MAX_ACTIONS)]);
        expect(tourQuery(opened)).toBe(address);
        expect(address.length).toBeLessThan(8000);
      }),
      { numRuns: 6, examples: [[161], [MAX_ACTIONS], [MAX_ACTIONS + 1]] },
    );
  });

  it('contains no visit without a known path', () => {
    expect(readTour('?path=toString')).toBeUndefined();
    expect(readTour('?do=l')).toBeUndefined();
    expect(tourQuery(undefined, '?path=free&do=l&utm_source=mail')).toBe('?utm_source=mail');
  });
});

describe('a product window that can be operated', () => {
  const operable = windowNames.flatMap((name) => {
    const data = windowData(name);
    return 'tour' in data && data.tour ? [[name, data.tour.visit] as const] : [];
  });

  it('is nearly every one about the night', () => {
    expect(operable.length).toBeGreaterThanOrEqual(17);
  });

  it.each(operable)('leads to a visit of which every action is possible: %s', (_, visit) => {
    const actions = new URLSearchParams(visit).get('do')?.split('_') ?? [];
    expect(readTour(`?${visit}`)?.actions).toHaveLength(actions.length);
  });

  it('opens the same record of the leak as the window', () => {
    const visit = operable.find(([name]) => name === 'leakRecord')?.[1];
    const job = readTour(`?${visit}`)?.product.jobs.find(({ fault }) => fault === 'leak');
    expect(job?.closedAt).toBeDefined();
    expect(job?.wasOffline).toBe(true);
  });
});

it('rejects a job that does not exist', () => {
  expect(() => act(startTour('free'), { type: 'select', job: 1 })).toThrow(IllegalAction);
});

describe('the texts', () => {
  it('name as many steps as each job has', () => {
    for (const id of faultIds) expect(copy.faults[id].steps, id).toHaveLength(faultOf(id).steps.length);
  });

  it('have a rule for each job that a rule raises', () => {
    for (const id of faultIds)
      expect(copy.faults[id].rule.length > 0, id).toBe(faultOf(id).rule !== undefined);
    expect(tenantFaults.every((id) => faultOf(id).rule === undefined)).toBe(true);
  });

  it('are those of the product’s windows', () => {
    const tasks = Object.values(copy.faults).map(({ task }) => task);
    for (const { task } of windowData('workOrderBoard').jobs) expect(tasks).toContain(task);
    for (const { task } of windowData('liveQueue').rows) expect(tasks).toContain(task);
    expect(copy.faults.leak.rule).toEqual(windowData('ruleCard').clauses);
    expect(copy.faults.leak.steps).toEqual(windowData('jobPhone').steps.map(({ text }) => text));
    expect(copy.rack.record).toContain(windowData('leakRecord').title.slice('Record '.length));
  });
});
