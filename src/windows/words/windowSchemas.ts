import { z } from 'zod';
import { towerNightLoad } from '../../scenes/towerNightLoad.ts';
import type { WindowName } from '../windowNames.ts';
import { appPhoneSchema } from './appPhoneSchema.ts';
import {
  caseGrid,
  complianceLog,
  dueToday,
  jobPhone,
  liveQueue,
  rackSchematic,
  ruleFields,
  storyRule,
  withClauses,
  workOrderBoard,
} from './storyWindows.ts';
import { facts, heading, number, plotLabel, signature, step, tag, text } from './windowFields.ts';

const clientReport = z.strictObject({
  ...heading,
  figures: facts,
  measure: text.describe('what the bars measure'),
  bars: z.array(z.strictObject({ name: text, value: number, isLit: z.boolean().optional() })),
  top: number.describe('the value at the top of the chart'),
  storey: number.describe('the amount of one storey of a bar'),
});

const loadProfile = z.strictObject({
  ...heading,
  levels: z.array(number).describe('kW on the vertical axis'),
  times: z.array(plotLabel),
  duration: text.describe('how long the excess lasted'),
  facts,
});

const vendorPermit = z.strictObject({
  ...heading,
  facts,
  checks: z.array(step),
  signatures: z.array(signature),
});

const uses = z.strictObject({ air: number, cold: number, rest: number });

/** A half-open range of hours of the day. For the fault, the hours in which level 6 exceeds its baseline. */
const span = z
  .union([
    z.strictObject({ isFault: z.literal(true) }).transform(() => ({
      from: towerNightLoad.excess[0] / 2,
      to: towerNightLoad.excess[1] / 2,
      isFault: true,
    })),
    z.strictObject({ from: number, to: number }),
  ])
  .transform(({ from, to, ...more }) => ({ from: from / 24, to: to / 24, ...more }));

const visitPlan = z.strictObject({
  every: number.int().positive().describe('weeks between visits'),
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

/** The schema of each product window's texts in content/windows. */
export const windowSchemas = {
  appClient: appPhoneSchema,
  appInspection: appPhoneSchema,
  appRequestor: appPhoneSchema,
  appScan: appPhoneSchema,
  appTenant: appPhoneSchema,
  appVendor: appPhoneSchema,
  appWorkstation: appPhoneSchema,
  assetRecord: z.strictObject({
    ...heading,
    tagNumber: text,
    facts,
    history: z.array(z.strictObject({ date: text, text, remark: text, isAlarmed: z.boolean().optional() })),
  }),
  caseGrid,
  clientReport,
  complianceLog,
  dispatchMap: z.strictObject({ ...heading, arrival: text, distance: text }),
  dueToday,
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
  faultView: z
    .strictObject({
      ...ruleFields,
      trend: text,
      levels: z.array(number),
      times: z.array(plotLabel),
      duration: text,
      strips: z.array(z.strictObject({ name: text, spans: z.array(span) })),
      rule: text,
      facts,
      action: text,
    })
    .transform(withClauses),
  jobPhone,
  leakRecord: z.strictObject({ ...heading, facts, signature }),
  liveQueue,
  loadProfile,
  loadProfilePodium: loadProfile,
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
      week: number.int().describe('the current week'),
      firstWeek: number.int().describe('the first of the nine weeks that a narrow window shows'),
      months: z.array(text).length(12),
      programs: z.array(z.strictObject({ name: text, frequency: text, visits: visitPlan })),
      legend: z.tuple([text, text, text, text]).describe('done, booked, planned, late'),
    })
    .transform(({ programs, ...data }) => ({
      ...data,
      programs: programs.map((one) => ({ ...one, visits: visitsOf(one.visits, data.week) })),
    })),
  rackSchematic,
  ruleCard: storyRule,
  ruleFan: storyRule,
  ruleFreezer: storyRule,
  vendorPermit,
  workOrderBoard,
  workOrderBoardShort: workOrderBoard,
} satisfies Record<WindowName, z.ZodType>;
