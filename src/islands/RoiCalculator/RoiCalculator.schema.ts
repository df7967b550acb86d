import { z } from 'zod';
import { pageHref } from '../shared/pageHref.ts';

const text = (max: number) => z.string().min(1).max(max);

const field = z.strictObject({
  label: text(60),
  hint: text(140).describe('where the number can be found, or what it counts'),
  unit: text(16).optional().describe('printed after the number'),
});

/** A line of the calculation. %name% is replaced by a live figure; the names are listed in roiTokens.ts. */
const working = z.strictObject({ title: text(60), steps: z.array(text(200)).min(1).max(4) });

/** All the text of the ROI calculator. */
export const roiCopy = z.strictObject({
  groups: z.strictObject({
    workOrders: text(40),
    inHouse: text(40),
    outsourced: text(40),
    estate: text(40),
    integration: text(40),
    key: text(60).describe('the three numbers that the short calculator asks first'),
    more: text(60).describe('opens the other numbers of the short calculator'),
  }),
  fields: z.strictObject({
    inHouseEmployees: field,
    buildings: field,
    monthlyWorkOrders: field,
    inHousePercentage: field,
    inHouseHours: field,
    inHouseDecreasePercentage: field,
    outsourcedHours: field,
    outsourcedDecreasePercentage: field,
  }),
  slider: text(60).describe('name of a slider for assistive technology: %label% is its field'),
  integration: z.strictObject({
    label: text(80),
    hint: text(200).describe('%integrationShare% and %apartShare% are the shares of the license'),
    with: text(30),
    without: text(30),
  }),
  errors: z.strictObject({
    missing: text(120).describe('for a text that is not a number'),
    range: text(120).describe('%min% and %max% are the limits'),
    whole: text(120).describe('for a count with decimals'),
    kept: text(120).describe('after “missing”: what the results show meanwhile'),
    used: text(120).describe('after the other two: the number is used anyway'),
  }),
  results: z.strictObject({
    title: text(60),
    own: text(60).describe('above the visitor’s own figures, if the published ones differ'),
    roi: text(40),
    roiNote: text(120).describe('%investment% is the year’s cost'),
    cost: text(40),
    time: text(40),
    integration: text(40),
    breakeven: text(40),
    announcement: text(160).describe('read aloud after a change: %computed%, %costSaved%, %hoursSaved%'),
    shortRoi: text(24).describe('as in the bar at the foot of a small screen'),
    shortCost: text(24),
    jump: text(40).describe('the bar at the foot of a small screen'),
  }),
  sources: z.strictObject({
    title: text(60),
    category: text(40),
    cost: text(40),
    time: text(40),
    inHouse: text(40),
    outsourced: text(40),
  }),
  limits: z
    .strictObject({
      title: text(80).describe('above the published figures'),
      floor: text(140).describe('why the published figures differ; the report prints it too, on one line'),
      ceiling: text(140).describe('the same at the other end of the model'),
      share: text(40).describe('the published share of the cost that is saved'),
      table: text(60).describe('opens the published figures before and after'),
    })
    .describe('the figures of the published model, below the visitor’s own where the two differ'),
  chart: z.strictObject({
    title: text(80),
    storey: text(80).describe('%unit% is the amount of one storey'),
    today: text(30),
    after: text(30),
    saved: text(30),
    inHouse: text(30),
    outsourced: text(30),
    total: text(30),
    cost: text(20),
    time: text(20),
    description: text(240).describe('%before%, %after%, %costSaved%'),
    table: text(60),
    category: text(40),
  }),
  workings: z.strictObject({ title: text(60), intro: text(240), items: z.array(working).min(1) }),
  download: z.strictObject({
    label: text(40),
    busy: text(40),
    done: text(120),
    fileName: text(60).regex(/^[a-z0-9-]+\.pdf$/, 'must be a file name such as roi-report.pdf'),
    note: text(120),
  }),
  share: z.strictObject({ label: text(40), copied: text(60), failed: text(120) }),
  reset: text(40),
  help: z.strictObject({ text: text(160), label: text(60), href: pageHref }),
});

export type RoiCopy = z.output<typeof roiCopy>;
