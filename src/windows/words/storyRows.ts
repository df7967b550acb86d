import { z } from 'zod';
import { leakReport } from '../../../shared/refrigerant/federalRule.ts';
import type { RefrigerantName } from '../../../shared/refrigerant/refrigerants.ts';
import { pounds } from '../../../shared/refrigerant/weight.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { keptUntilEdit } from '../../content/files/contentCache.ts';
import type { Locale } from '../../content/files/locale.ts';
import { readDocument } from '../../content/reading/readRegional.ts';
import { onPhone, phoneOf } from '../../product/advance.ts';
import { aisleReadings } from '../../product/aisleSix.ts';
import { faultIds, faultOf, sensors } from '../../product/estate.ts';
import { nightAt, openQueue } from '../../product/night.ts';
import type { ProductState, WorkOrder } from '../../product/ProductState.ts';
import { gasReading, TRACE_STEP } from '../../product/rackLeak.ts';
import { minuteOf, momentOf, STORY_DAY } from '../../product/storyClock.ts';
import type { ClockData } from '../parts/Clock.tsx';
import type { Step } from '../parts/Steps.tsx';
import { jobClock, phoneSignal } from './jobClock.ts';
import { type StoryWords, storyWordsSchema } from './storyWordsSchema.ts';
import { text } from './windowFields.ts';

/** The moment of the story that a window shows; the product's model computes rows and figures for it. */
export const storyMoment = z
  .string()
  .regex(/^\d\d:\d\d(:\d\d)?$/, 'must be a time of four or six digits, as 02:58')
  .describe('moment of the product’s story, 02:09 or later, for which the window is computed');

/** A job of the story, by its fault; its texts may differ from those in content/documents/product-story.yaml. */
export const storyJob = z.strictObject({
  fault: z.enum(faultIds),
  task: text.optional(),
  place: text.optional(),
});
type StoryJob = z.output<typeof storyJob>;

const wordsOf = keptUntilEdit(
  (locale: Locale): StoryWords => readDocument('product-story', locale, storyWordsSchema),
);

/** The locale whose windows are being read: their schemas compute rows from its story. */
let told: Locale = 'en';

/** Reads a window of a locale, whose jobs, people and places are those of the locale's story. */
export function tellingStoryOf<Value>(locale: Locale, read: () => Value): Value {
  const before = told;
  told = locale;
  try {
    return read();
  } finally {
    told = before;
  }
}

const words = (): StoryWords => wordsOf(told);

const stateAt = (at: string): ProductState => nightAt(momentOf(at));

/** The clock of a job: hot for the most urgent, muted while it has no owner. */
function clockOf(job: WorkOrder, now: number): ClockData {
  const { text: shown, left } = jobClock(job, now, words().job);
  const clock = { text: shown, left: Math.round(left * 100) / 100 };
  if (faultOf(job.fault).priority === 'P1') return { ...clock, state: 'hot' };
  return job.owner ? clock : { ...clock, state: 'mute' };
}

function rowOf(job: WorkOrder, { task, place }: StoryJob, now: number) {
  const { faults, people, job: jobWords } = words();
  const { system, priority } = faultOf(job.fault);
  const owner = job.owner && people[job.owner];
  return {
    job: String(job.number),
    system,
    priority,
    task: task ?? faults[job.fault].task,
    place: place ?? faults[job.fault].place,
    owner: owner ? (owner.board ?? owner.name) : jobWords.status.raised,
    initials: owner?.initials ?? '',
    clock: clockOf(job, now),
  };
}

/** The jobs that are not open at a moment. */
export function closedJobs(at: string, jobs: readonly StoryJob[]): StoryJob[] {
  const open = new Set(openQueue(stateAt(at)).map(({ fault }) => fault));
  return jobs.filter(({ fault }) => !open.has(fault));
}

/** The open jobs at a moment, in the order of the queue. */
export function jobRows<Job extends StoryJob>(at: string, jobs: readonly Job[]) {
  const state = stateAt(at);
  return openQueue(state).flatMap((order) => {
    const chosen = jobs.find(({ fault }) => fault === order.fault);
    return chosen ? [{ row: rowOf(order, chosen, state.now), chosen }] : [];
  });
}

/** The steps of a job, with the time of each completed one. `entry` is shown next to the next step. */
export function jobSteps(
  fault: StoryJob['fault'],
  done: readonly string[],
  entry: string | undefined,
): Step[] {
  return words().faults[fault].steps.map((step, index) => {
    if (index < done.length) return { text: step, value: done[index], state: 'done' };
    return index === done.length ? { text: step, value: entry, state: 'current' } : { text: step };
  });
}

/** A job as its owner's phone shows it at a moment. `entry` is shown next to the next step. */
export function jobOnPhone(at: string, chosen: StoryJob, entry: string | undefined) {
  const state = stateAt(at);
  const job = state.jobs.find(({ fault }) => fault === chosen.fault);
  if (!job?.owner) return undefined;
  const { job: jobWords } = words();
  const { priority, task, place, clock } = rowOf(job, chosen, state.now);
  return {
    time: minuteOf(state.now),
    connection: phoneSignal(phoneOf(state, job.owner), jobWords),
    job: fillCopy(jobWords.number, { number: String(job.number) }),
    priority,
    task,
    place,
    clock,
    steps: jobSteps(job.fault, onPhone(state, job).steps.map(minuteOf), entry),
  };
}

/** Whether the cases of a window are in °C. */
export const isCelsius = z.boolean().default(false).describe('temperatures in °C in place of °F');

/** The cases of aisle 6 as windows show them, with a typographic minus sign. */
export function casesAt(at: string, celsius: boolean) {
  return aisleReadings(stateAt(at)).map(({ degrees, ...one }) => ({
    ...one,
    value: (celsius ? (degrees - 32) / 1.8 : degrees).toFixed(1).replace('-', '−'),
  }));
}

/** Number of points in the trace of the gas in the air: the last five minutes. */
const TRACE_POINTS = 16;

/** The gas in the air of aisle 6 in the five minutes before a moment, and the rule's limit. */
export function gasTraceAt(at: string) {
  const { leak, now } = stateAt(at);
  const values = Array.from({ length: TRACE_POINTS }, (_, index) =>
    leak ? gasReading(leak, now - (TRACE_POINTS - 1 - index) * TRACE_STEP) : 0,
  );
  return { values, limit: sensors['case-14-gas'].limit };
}

/** The leak rate that the rule computes for a loss of refrigerant, both in lb. */
export function rateOfLoss(gas: RefrigerantName, charge: number, lost: number): string {
  const circuit = { refrigerant: gas, charge: pounds(charge), use: 'commercial' } as const;
  const { lines } = leakReport(circuit, [{ day: STORY_DAY, weight: lost }], 'rolling');
  return `${(lines.at(-1)?.rate ?? 0).toFixed(1)}%`;
}

/** The settings of the rule that raises a fault. */
export const ruleOf = (fault: StoryJob['fault']) => words().faults[fault].rule;
