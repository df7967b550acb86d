import { z } from 'zod';
import { type RefrigerantName, refrigerants } from '../../../shared/refrigerant/refrigerants.ts';
import { type FaultId, faultIds } from '../../product/estate.ts';
import {
  casesAt,
  closedJobs,
  gasTraceAt,
  isCelsius,
  jobOnPhone,
  jobRows,
  rateOfLoss,
  ruleOf,
  storyJob,
  storyMoment,
} from './storyRows.ts';
import { clock, facts, heading, number, priority, tabs, tag, text, tour } from './windowFields.ts';

/** Reports jobs that are not open at their window's moment. */
function checkOpen(
  { at, jobs }: { at: string; jobs: readonly z.output<typeof storyJob>[] },
  context: z.RefinementCtx,
): void {
  for (const job of closedJobs(at, jobs))
    context.addIssue({
      code: 'custom',
      path: ['jobs', jobs.indexOf(job)],
      message: `${job.fault} is not open at ${at}: choose another job or another moment`,
    });
}

const boardHeadings = z.strictObject({
  job: text,
  priority: text,
  task: text,
  place: text,
  owner: text,
  clock: text,
});

/** The fields of every work order board except its rows. */
const boardFields = {
  ...heading,
  tabs: tabs.optional(),
  filters: z.array(text).describe('the first is the active one'),
  headings: boardHeadings,
};

const storyBoard = z
  .strictObject({ ...boardFields, at: storyMoment, jobs: z.array(storyJob) })
  .superRefine(checkOpen)
  .transform(({ at, jobs, ...board }) => ({ ...board, jobs: jobRows(at, jobs).map(({ row }) => row) }));

/** A board with jobs of its own, such as a region's beside those of the story. */
const ownBoard = z.strictObject({
  ...boardFields,
  jobs: z.array(
    z.strictObject({
      job: text,
      priority,
      task: text,
      place: text,
      owner: text,
      initials: z.string().max(2).describe('empty for a job without an owner'),
      clock,
    }),
  ),
});

export const workOrderBoard = z.union([storyBoard, ownBoard]);

export const dueToday = z
  .strictObject({ ...heading, at: storyMoment, jobs: z.array(storyJob) })
  .superRefine(checkOpen)
  .transform(({ at, jobs, ...list }) => ({ ...list, jobs: jobRows(at, jobs).map(({ row }) => row) }));

export const liveQueue = z
  .strictObject({
    ...heading,
    at: storyMoment,
    jobs: z.array(
      storyJob.extend({
        cost: z.strictObject({ amount: text, per: text }).optional().describe('shown instead of the clock'),
      }),
    ),
  })
  .superRefine(checkOpen)
  .transform(({ at, jobs, ...queue }) => ({
    ...queue,
    rows: jobRows(at, jobs).map(({ row: { job, system, task, place, clock }, chosen: { cost } }, index) => ({
      key: String(index + 1),
      job,
      system,
      task,
      place,
      cost,
      clock: cost ? undefined : clock,
    })),
  }));

export const jobPhone = z
  .strictObject({
    label: heading.label,
    tour,
    at: storyMoment,
    job: storyJob,
    clockName: text,
    entry: text.optional().describe('what is entered in the next step: lb'),
    action: text,
  })
  .transform(({ at, job, entry, ...phone }, context) => {
    const screen = jobOnPhone(at, job, entry);
    if (screen) return { ...phone, ...screen };
    context.addIssue({
      code: 'custom',
      path: ['job'],
      message: `has no owner at ${at}: choose another job or a later moment`,
    });
    return z.NEVER;
  });

export const caseGrid = z
  .strictObject({
    ...heading,
    at: storyMoment,
    isCelsius,
    trace: z.strictObject({
      name: text,
      reading: text.describe('the latest reading as shown'),
      top: number.describe('ppm at the top of the trace'),
    }),
  })
  .transform(({ at, isCelsius: celsius, trace, ...grid }) => ({
    ...grid,
    cases: casesAt(at, celsius),
    trace: { ...trace, ...gasTraceAt(at) },
  }));

export const rackSchematic = z
  .strictObject({
    ...heading,
    at: storyMoment,
    isCelsius,
    alarm: z.strictObject({ text, job: text }),
    casesName: text,
    facts,
  })
  .transform(({ at, isCelsius: celsius, ...rack }) => ({ ...rack, cases: casesAt(at, celsius) }));

const pounds = (meaning: string) =>
  z
    .string()
    .regex(/^\d+\.\d$/, 'must be a weight with one decimal place, such as 170.6')
    .describe(meaning);
const gas = z.enum(refrigerants.map(({ name }) => name) as [RefrigerantName, ...RefrigerantName[]]);

export const complianceLog = z.strictObject({
  ...heading,
  headings: z.strictObject({
    opened: text,
    system: text,
    gas: text,
    charge: text,
    lost: text,
    rate: text,
    status: text,
  }),
  entries: z.array(
    z
      .strictObject({
        opened: text,
        system: text,
        site: text,
        gas,
        charge: pounds('in lb'),
        lost: pounds('in lb; the leak rate is computed from both'),
        status: tag,
      })
      .transform((entry) => ({
        ...entry,
        rate: rateOfLoss(entry.gas, Number(entry.charge), Number(entry.lost)),
      })),
  ),
  summary: text,
  signedBy: text,
});

/** The fields of a window that shows a rule of the story. */
export const ruleFields = { ...heading, fault: z.enum(faultIds).describe('the fault whose rule is shown') };

/** Replaces a window's fault by the clauses of its rule. */
export const withClauses = <Words extends { fault: FaultId }>({ fault, ...words }: Words) => ({
  ...words,
  clauses: ruleOf(fault),
});

export const storyRule = z.strictObject(ruleFields).transform(withClauses);
