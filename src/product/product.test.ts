import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, isLegal, jobOf, onPhone, phoneOf } from './advance.ts';
import { aisleReadings } from './aisleSix.ts';
import { assets, faultIds, faultOf, people, personIds, sensors, tenantFaults } from './estate.ts';
import { demandFigures, demandOf, SET_POINTS } from './levelSixDemand.ts';
import { nightAt, openCount, openingState, openQueue, SHOWN_MOMENT } from './night.ts';
import { IllegalAction, JOB_STATUSES, type ProductAction, type ProductState } from './ProductState.ts';
import { gasReading, lostKilograms, RACK_CHARGE, rackReport } from './rackLeak.ts';
import { momentOf, timeOf } from './storyClock.ts';
import { visitFigures } from './visitFigures.ts';

const number = fc.integer({ min: 48_150, max: 48_230 });
const knownNumber = fc.constantFrom(48_160, 48_176, 48_197, 48_209, 48_213, 48_214, 48_215);
const job = fc.oneof({ arbitrary: knownNumber, weight: 9 }, { arbitrary: number, weight: 1 });
const person = fc.constantFrom(...personIds);
const action: fc.Arbitrary<ProductAction> = fc.oneof(
  fc.record({ type: fc.constant('wait' as const), seconds: fc.integer({ min: -60, max: 7200 }) }),
  fc.record({ type: fc.constant('request' as const), fault: fc.constantFrom(...faultIds) }),
  fc.constant({ type: 'leak' as const }),
  fc.record({ type: fc.constant('assign' as const), job, person }),
  { arbitrary: fc.record({ type: fc.constant('work' as const), job }), weight: 4 },
  { arbitrary: fc.record({ type: fc.constant('sign' as const), job }), weight: 3 },
  fc.record({ type: fc.constant('signal' as const), person, isOffline: fc.boolean() }),
  fc.record({ type: fc.constant('set-point' as const), degrees: fc.integer({ min: 17, max: 28 }) }),
  fc.record({ type: fc.constant('override' as const), isOn: fc.boolean() }),
);
const story = fc.record({ seed: fc.nat(9999), actions: fc.array(action, { maxLength: 60 }) });

/** Every state of a story; skips illegal actions. */
function statesOf(seed: number, actions: readonly ProductAction[]): ProductState[] {
  const states = [openingState(seed)];
  for (const one of actions) {
    const state = states.at(-1) as ProductState;
    if (isLegal(state, one)) states.push(advance(state, one));
  }
  return states;
}

describe('any story', () => {
  it('never removes a job, and skips none of its statuses', () => {
    fc.assert(
      fc.property(story, ({ seed, actions }) => {
        const states = statesOf(seed, actions);
        states.slice(1).forEach((after, index) => {
          for (const before of (states[index] as ProductState).jobs) {
            const now = jobOf(after, before.number);
            expect(JOB_STATUSES.indexOf(now.status)).toBeGreaterThanOrEqual(
              JOB_STATUSES.indexOf(before.status),
            );
            expect(now.steps.slice(0, before.steps.length)).toEqual(before.steps);
          }
          for (const one of after.jobs) {
            const all = faultOf(one.fault).steps.length;
            if (one.status === 'raised') expect(one.owner).toBeUndefined();
            else
              expect(people[one.owner as keyof typeof people].systems).toContain(faultOf(one.fault).system);
            if (one.status === 'assigned') expect(one.steps).toEqual([]);
            if (one.status === 'working') expect(one.steps.length).toBeLessThan(all);
            if (one.status === 'proved' || one.status === 'closed') expect(one.steps).toHaveLength(all);
            expect(one.closedAt !== undefined).toBe(one.status === 'closed');
          }
        });
      }),
    );
  });

  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(story, ({ seed, actions }) => {
        expect(statesOf(seed, actions)).toEqual(statesOf(seed, actions));
      }),
      { numRuns: 30 },
    );
  });

  it('rejects illegal actions with IllegalAction, and keeps the state', () => {
    fc.assert(
      fc.property(story, action, ({ seed, actions }, next) => {
        const state = statesOf(seed, actions).at(-1) as ProductState;
        const copy = structuredClone(state);
        try {
          expect(advance(state, next)).not.toBe(state);
        } catch (error) {
          expect(error).toBeInstanceOf(IllegalAction);
        }
        expect(state).toEqual(copy);
      }),
    );
  });

  it('adds up: jobs, audit lines, gas and time', () => {
    fc.assert(
      fc.property(story, ({ seed, actions }) => {
        const states = statesOf(seed, actions);
        const [first] = states as [ProductState];
        const last = states.at(-1) as ProductState;
        const closed = last.jobs.filter(({ status }) => status === 'closed');
        expect(openCount(last) + closed.length).toBe(openCount(first) + last.jobs.length - first.jobs.length);
        expect(openQueue(last)).toHaveLength(last.jobs.length - closed.length);
        const count = (what: string) => last.audit.filter((entry) => entry.what === what).length;
        expect(count('raised')).toBe(last.jobs.length - first.jobs.length);
        expect(count('signed')).toBe(closed.length);
        expect(count('step')).toBe(last.jobs.reduce((sum, { steps }) => sum + steps.length, 0));
        expect(visitFigures(first, last).closed).toBe(closed.length);
        expect(new Set(last.jobs.map((one) => one.number)).size).toBe(last.jobs.length);
        if (last.leak) {
          const lost = lostKilograms(last.leak, last.now);
          expect(lost).toBeGreaterThanOrEqual(0);
          expect(lost).toBeLessThanOrEqual(RACK_CHARGE);
        }
        states.slice(1).forEach((after, index) => {
          expect(after.now).toBeGreaterThanOrEqual((states[index] as ProductState).now);
          for (const { at } of after.audit) expect(at).toBeLessThanOrEqual(after.now);
        });
      }),
    );
  });

  it('queues what is done offline on the phone, with its time, until there is a signal', () => {
    fc.assert(
      fc.property(story, ({ seed, actions }) => {
        const last = statesOf(seed, actions).at(-1) as ProductState;
        for (const one of personIds) {
          const { isOffline, outbox } = phoneOf(last, one);
          if (!isOffline) expect(outbox).toEqual([]);
          if (!isOffline || outbox.length === 0) continue;
          const joined = advance(last, { type: 'signal', person: one, isOffline: false });
          expect(joined.audit.slice(last.audit.length).map(({ at }) => at)).toEqual(
            outbox.map(({ at }) => at),
          );
          for (const { job: id } of outbox)
            expect(jobOf(joined, id).steps).toEqual(onPhone(last, jobOf(last, id)).steps);
        }
      }),
    );
  });

  it('differs by its seed', () => {
    const raised = (seed: number) =>
      advance(openingState(seed), { type: 'wait', seconds: 6 * 3600 }).jobs.map(
        ({ fault, raisedAt }) => `${fault} ${raisedAt}`,
      );
    expect(new Set([1, 2, 3, 4, 5].map((seed) => raised(seed).join()))).toHaveProperty('size', 5);
  });
});

describe('the night', () => {
  const shown = nightAt(SHOWN_MOMENT);

  it('has 1,204 open jobs, the leak and the filter first', () => {
    expect(openCount(shown)).toBe(1204);
    expect(openQueue(shown).map(({ fault }) => fault)).toEqual([
      'leak',
      'filter',
      'fire-door',
      'emergency-light',
      'flush',
      'night-run',
      'bays',
    ]);
  });

  it('detects the leak at 02:14:09 and closes its record at 03:52 with 2.40 kg and 3.1 %', () => {
    expect(timeOf(jobOf(shown, 48213).raisedAt)).toBe('02:14:09');
    expect(gasReading(shown.leak ?? { began: 0 }, momentOf('02:14:07'))).toBe(61);
    const closed = jobOf(nightAt(momentOf('03:52')), 48213);
    expect(closed).toMatchObject({ status: 'closed', closedAt: momentOf('03:52'), wasOffline: true });
    expect(closed.kilograms?.toFixed(2)).toBe('2.40');
    expect(rackReport(closed.kilograms ?? 0).lines[0]?.rate.toFixed(1)).toBe('3.1');
  });

  it('has three unsent steps on the phone at 02:58', () => {
    const one = jobOf(shown, 48213);
    expect(onPhone(shown, one).steps.map(timeOf)).toEqual(['02:55:00', '02:57:00', '02:58:00']);
    expect(phoneOf(shown, 'reyes')).toMatchObject({ isOffline: true, outbox: { length: 3 } });
    expect(one.status).toBe('assigned');
  });

  it('warms only case 14 once it leaks', () => {
    const states = (at: string) => aisleReadings(nightAt(momentOf(at))).filter(({ state }) => state);
    expect(states('02:09')).toEqual([{ name: 'F3', degrees: -1.5, state: 'watch' }]);
    expect(states('02:58')).toEqual([
      { name: '14', degrees: 48.6, state: 'alarm' },
      { name: 'F3', degrees: -1.5, state: 'watch' },
    ]);
  });
});

describe('level 6', () => {
  it('matches the windows by default', () => {
    const { nightKwh, nightCost, savedKwh } = demandFigures({
      isOverridden: true,
      setPoint: SET_POINTS.baseline,
    });
    expect(Math.round(nightKwh)).toBe(332);
    expect(Math.round(nightCost)).toBe(56);
    expect(savedKwh).toBe(0);
  });

  it('consumes less at higher set points, but never less than its base load', () => {
    const degrees = [20, 21, 22, 23, 24, 25, 26];
    for (const isOverridden of [true, false]) {
      const days = degrees.map((setPoint) => demandFigures({ isOverridden, setPoint }).dayKwh);
      expect(days).toEqual(days.toSorted((a, b) => b - a));
      for (const setPoint of degrees)
        expect(Math.min(...demandOf({ isOverridden, setPoint }))).toBeGreaterThanOrEqual(43);
    }
    const { nightKwh, savedKwh } = demandFigures({ isOverridden: false, setPoint: 22 });
    expect(nightKwh).toBe(0);
    expect(Math.round(savedKwh)).toBe(332);
  });

  it('raises no job for a night run that is stopped in time', () => {
    const stopped = advance(openingState(), { type: 'override', isOn: false });
    const later = advance(stopped, { type: 'wait', seconds: 3600 });
    expect(later.jobs.some(({ fault }) => fault === 'night-run')).toBe(false);
  });
});

describe('a leak nobody goes to', () => {
  it('exceeds the legal limit after some hours, and then has a 30-day deadline', () => {
    const state = advance(advance(openingState(), { type: 'leak' }), { type: 'wait', seconds: 4 * 3600 });
    const rate = (hours: number) => {
      const now = state.now + hours * 3600;
      return rackReport(lostKilograms(state.leak ?? { began: now }, now));
    };
    expect(rate(0).duties).toEqual([]);
    expect(rate(2).lines[0]?.rate).toBeGreaterThan(20);
    expect(rate(2).duties.find(({ id }) => id === 'us-repair')?.due).toBe('2026-10-17');
  });

  it('cannot be assigned to anyone without a certificate', () => {
    const raised = nightAt(momentOf('02:15'));
    expect(isLegal(raised, { type: 'assign', job: 48213, person: 'osei' })).toBe(false);
    expect(isLegal(raised, { type: 'assign', job: 48213, person: 'reyes' })).toBe(true);
  });
});

it('has a sensor at the asset of every rule’s fault', () => {
  for (const id of faultIds) {
    const { rule, asset, suggested, system } = faultOf(id);
    expect(assets).toHaveProperty(asset);
    expect(people[suggested].systems).toContain(system);
    if (rule) expect(sensors[rule.sensor].asset).toBe(asset);
  }
});

it('accepts a tenant’s report only once', () => {
  const [fault] = tenantFaults;
  const reported = advance(nightAt(SHOWN_MOMENT), { type: 'request', fault });
  expect(reported.jobs.at(-1)).toMatchObject({ number: 48_215, status: 'raised' });
  expect(isLegal(reported, { type: 'request', fault })).toBe(false);
  expect(isLegal(reported, { type: 'request', fault: 'leak' })).toBe(false);
});
