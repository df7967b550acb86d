import { z } from 'zod';
import type { WindowName } from '../windowNames.ts';
import { appPhoneSchema } from './appPhoneSchema.ts';
import {
  clock,
  facts,
  heading,
  number,
  plotLabel,
  priority,
  reading,
  signature,
  step,
  tabs,
  tag,
  text,
} from './windowFields.ts';

const clientReport = z.strictObject({
  ...heading,
  figures: facts,
  measure: text.describe('what the bars measure'),
  bars: z.array(z.strictObject({ name: text, value: number, isLit: z.boolean().optional() })),
  top: number.describe('the value at the top of the chart'),
  storey: number.describe('how much a storey of a bar stands for'),
});

const loadProfile = z.strictObject({
  ...heading,
  levels: z.array(number).describe('kW on the vertical axis'),
  times: z.array(plotLabel),
  duration: text.describe('how long the excess lasted'),
  facts,
});

const ruleClause = z.strictObject({ word: text, text: text.describe('its settings between backticks') });
const ruleCard = z.strictObject({ ...heading, clauses: z.array(ruleClause) });

const vendorPermit = z.strictObject({
  ...heading,
  facts,
  checks: z.array(step),
  signatures: z.array(signature),
});

const workOrderBoard = z.strictObject({
  ...heading,
  tabs: tabs.optional(),
  filters: z.array(text).describe('the first is the one in force'),
  headings: z.strictObject({
    job: text,
    priority: text,
    task: text,
    place: text,
    owner: text,
    clock: text,
  }),
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

const uses = z.strictObject({ air: number, cold: number, rest: number });

/** A half-open range of the day, in hours. */
const span = z
  .strictObject({ from: number, to: number, isFault: z.boolean().optional() })
  .transform(({ from, to, ...more }) => ({ from: from / 24, to: to / 24, ...more }));

const visitPlan = z.strictObject({
  every: number.int().positive().describe('weeks from visit to visit'),
  first: number.int().positive().describe('week of the first visit'),
  length: number.int().positive().default(1).describe('weeks that a visit takes'),
  late: z.array(number.int()).default([]).describe('weeks whose visit is late'),
});

/** A visit as PlannedWeeks draws it. */
interface PlannedVisit {
  week: number;
  length: number;
  state: 'done' | 'booked' | 'planned' | 'late';
}

/** The visits of a year: done before the current week, booked for the next three weeks, then planned. */
function visitsOf(
  { every, first, length, late }: z.output<typeof visitPlan>,
  current: number,
): PlannedVisit[] {
  const visits: PlannedVisit[] = [];
  for (let week = first; week <= 52; week += every) {
    const state = week + length <= current ? 'done' : week <= current + 3 ? 'booked' : 'planned';
    visits.push({ week, length, state: late.includes(week) ? 'late' : state });
  }
  return visits;
}

const siteState = z.enum(['act', 'watch', 'healthy']);

/** The schemas of every product window that content can name, for its texts in content/windows. */
export const windowSchemas = {
  appClient: appPhoneSchema,
  appClientUae: appPhoneSchema,
  appInspection: appPhoneSchema,
  appRequestor: appPhoneSchema,
  appScan: appPhoneSchema,
  appTenant: appPhoneSchema,
  appTenantUae: appPhoneSchema,
  appVendor: appPhoneSchema,
  appVendorUae: appPhoneSchema,
  appWorkstation: appPhoneSchema,
  assetRecord: z.strictObject({
    ...heading,
    tagNumber: text,
    facts,
    history: z.array(z.strictObject({ date: text, text, remark: text, isAlarmed: z.boolean().optional() })),
  }),
  caseGrid: z.strictObject({
    ...heading,
    cases: z.array(reading),
    trace: z.strictObject({
      name: text,
      reading: text.describe('the latest reading as shown'),
      values: z.array(number).describe('ppm, evenly spaced'),
      limit: number.describe('ppm at which the detector alarms'),
      top: number.describe('ppm at the top of the trace'),
    }),
  }),
  clientReport,
  clientReportUae: clientReport,
  complianceLog: z.strictObject({
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
      z.strictObject({
        opened: text,
        system: text,
        site: text,
        gas: text,
        charge: text,
        lost: text,
        rate: text,
        status: tag,
      }),
    ),
    summary: text,
    signedBy: text,
  }),
  dispatchMap: z.strictObject({ ...heading, arrival: text, distance: text }),
  dueToday: z.strictObject({
    ...heading,
    jobs: z.array(z.strictObject({ priority, task: text, place: text, clock })),
  }),
  energyStack: z.strictObject({
    ...heading,
    filters: z.array(tag).optional(),
    headings: z.strictObject({ site: text, uses: text, total: text, change: text }),
    sites: z.array(
      z.strictObject({
        site: text,
        kind: text,
        uses: uses.describe('MWh'),
        total: text,
        change: text,
        isRising: z.boolean().optional(),
      }),
    ),
    top: number.describe('MWh at the end of the scale'),
    legend: z.strictObject({ air: text, cold: text, rest: text }),
  }),
  faultView: z.strictObject({
    ...heading,
    trend: text,
    levels: z.array(number),
    times: z.array(plotLabel),
    duration: text,
    strips: z.array(z.strictObject({ name: text, spans: z.array(span) })),
    rule: text,
    clauses: z.array(ruleClause),
    facts,
    action: text,
  }),
  jobPhone: z.strictObject({
    label: heading.label,
    time: text,
    connection: text,
    job: text,
    priority,
    task: text,
    place: text,
    clockName: text,
    clock,
    steps: z.array(step),
    action: text,
  }),
  leakRecord: z.strictObject({ ...heading, facts, signature }),
  liveQueue: z.strictObject({
    ...heading,
    rows: z.array(
      z.strictObject({
        key: text,
        system: z.enum(['cmms', 'energy', 'cold']),
        task: text,
        place: text,
        clock: clock.optional(),
        cost: z.strictObject({ amount: text, per: text }).optional(),
      }),
    ),
  }),
  loadProfile,
  loadProfileUae: loadProfile,
  operationsMap: z.strictObject({
    ...heading,
    filters: z.array(tag).optional(),
    figures: facts,
    groups: z.array(
      z.strictObject({
        name: text,
        count: text,
        state: siteState,
        sites: z.array(z.strictObject({ name: text, remark: text, value: text })),
      }),
    ),
  }),
  plannedWeeks: z
    .strictObject({
      ...heading,
      week: number.int().describe('the week that is now'),
      firstWeek: number.int().describe('the first of the nine weeks that a narrow window shows'),
      months: z.array(text).length(12),
      programmes: z.array(z.strictObject({ name: text, frequency: text, visits: visitPlan })),
      legend: z.tuple([text, text, text, text]).describe('done, booked, planned, late'),
    })
    .transform(({ programmes, ...data }) => ({
      ...data,
      programmes: programmes.map((one) => ({ ...one, visits: visitsOf(one.visits, data.week) })),
    })),
  rackSchematic: z.strictObject({
    ...heading,
    alarm: z.strictObject({ text, job: text }),
    casesName: text,
    cases: z.array(reading),
    facts,
  }),
  ruleCard,
  ruleFan: ruleCard,
  ruleFreezer: ruleCard,
  vendorPermit,
  vendorPermitUae: vendorPermit,
  workOrderBoard,
  workOrderBoardShort: workOrderBoard,
  workOrderBoardUae: workOrderBoard,
} satisfies Record<WindowName, z.ZodType>;
