import { z } from 'zod';
import { DUTY_IDS } from '../../../shared/refrigerant/Duty.ts';

const text = (max: number) => z.string().min(1).max(max);
const choice = z.strictObject({ label: text(60), note: text(120).optional() });

/** A duty's name, what it requires, and its source. */
const dutyWords = z.strictObject({
  title: text(60),
  text: text(260).describe('what to do; %figure% stands for a figure of the duty'),
  source: text(60).describe('the article or section that asks for it'),
});

/** Text of the duties, for every tool that lists some. */
export const dutyCopy = z.strictObject({
  checked: z.iso.date().describe('when somebody last read the rules against these words'),
  duties: z.record(z.enum(DUTY_IDS), dutyWords),
  due: z.strictObject({
    by: text(30).describe('%day%'),
    every: z.strictObject({ '1': text(40), '3': text(40), '6': text(40), '12': text(40), '24': text(40) }),
    now: text(40),
  }),
  notice: text(240).describe('once on each tool: no legal advice'),
});

export type DutyCopy = z.output<typeof dutyCopy>;

/** All the text of the leak rate calculator. */
export const leakRateCopy = z.strictObject({
  groups: z.strictObject({ circuit: text(40), log: text(40), method: text(40), more: text(60) }),
  refrigerant: z.strictObject({ label: text(40), option: text(40).describe('%name% and %gwp%') }),
  charge: z.strictObject({ label: text(40), hint: text(160) }),
  unit: z.strictObject({ label: text(40), lb: text(20), kg: text(20) }),
  use: z.strictObject({ label: text(40), commercial: choice, industrial: choice, comfort: choice }),
  isLightCommercial: text(120),
  needsShutdown: text(120),
  hasDetection: text(120),
  method: z.strictObject({ annualizing: choice, rolling: choice, hint: text(200) }),
  verified: z.strictObject({ label: text(60), hint: text(200) }),
  on: z.strictObject({ label: text(60), hint: text(200) }),
  log: z.strictObject({
    day: text(20),
    weight: text(20),
    row: text(40).describe('names a row for assistive technology: %number%'),
    add: text(40),
    remove: text(40).describe('%number%'),
    full: text(80),
    paste: text(60),
    pasteHint: text(240),
    pasteAction: text(40),
    pasted: text(80).describe('%count%'),
    unread: text(120).describe('%line% and %text%'),
  }),
  faults: z.strictObject({ charge: text(120), day: text(80), future: text(80), weight: text(80) }),
  example: z.strictObject({ note: text(160), clear: text(40), restore: text(40) }),
  result: z.strictObject({
    title: text(60),
    rate: text(60).describe('%day%'),
    limit: text(60).describe('%limit%'),
    exceeded: text(40).describe('%answer%, one of the next two'),
    yes: text(20),
    no: text(20),
    within: text(120),
    over: text(120).describe('%day%'),
    before: text(160).describe('the latest addition is from before the rule'),
    empty: text(120),
    exempt: z.strictObject({
      'below-charge': text(200),
      refrigerant: text(200),
      'light-commercial': text(200),
    }),
    both: text(120).describe('the other method’s rate: %method% and %rate%'),
    year: text(120).describe('%year%, %percent%, %weight%'),
    co2: text(120).describe('%tonnes%'),
    announcement: text(160).describe('%rate%, %limit%'),
  }),
  formula: z.strictObject({
    title: text(60),
    annualizing: text(160).describe('%weight% / %charge% × 365 / %days% × 100 = %rate%'),
    rolling: text(160),
  }),
  duties: z.strictObject({
    title: text(60),
    none: text(160),
    overdue: text(40),
    left: text(40).describe('%days%'),
  }),
  chart: z.strictObject({ label: text(200).describe('%count%, %highest%, %limit%'), limit: text(30) }),
  table: z.strictObject({
    title: text(60),
    day: text(20),
    added: text(20),
    days: text(20),
    annualized: text(30),
    window: text(30),
    rolling: text(30),
  }),
  files: z.strictObject({
    calendar: text(40),
    spreadsheet: text(40),
    pdf: text(40),
    busy: text(40),
    failed: text(120),
    link: text(40),
    copied: text(60),
    notCopied: text(120),
    name: text(40).describe('of the files, without an ending'),
    privacy: text(160),
    heading: text(80).describe('of the PDF'),
  }),
});

export type LeakRateCopy = z.output<typeof leakRateCopy>;
