import { z } from 'zod';

const text = (max: number) => z.string().min(1).max(max);
const choice = z.strictObject({ label: text(60), note: text(120).optional() });
const notedChoice = z.strictObject({ label: text(60), note: text(120) });

/** The text of a date field. */
const dayWords = z.strictObject({ label: text(60), hint: text(200) });

/** All the text of the leak rate calculator. */
export const leakRateCopy = z.strictObject({
  groups: z.strictObject({ circuit: text(40), log: text(40), method: text(40), days: text(40) }),
  name: z.strictObject({ label: text(40), hint: text(160) }),
  place: z.strictObject({ label: text(40) }),
  refrigerant: z.strictObject({ label: text(40) }),
  charge: z.strictObject({ label: text(40), hint: text(160) }),
  use: z.strictObject({
    label: text(40),
    commercial: notedChoice,
    industrial: notedChoice,
    comfort: notedChoice,
    limited: text(40).describe('the %note% of a use with its %limit%, where the federal rule applies'),
  }),
  needsShutdown: text(120),
  hasDetection: text(120),
  method: z.strictObject({ annualizing: choice, rolling: choice, hint: text(200) }),
  days: z.strictObject({
    verified: dayWords,
    checked: dayWords,
    audited: dayWords,
    found: dayWords,
    repaired: dayWords,
    on: dayWords,
  }),
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
    shortened: text(160).describe('%count%, %most%, %left%: more lines than a log holds'),
    unread: text(120).describe('%line% and %text%'),
    order: text(160).describe('asks which day is meant by %date%; the answers are the two days'),
  }),
  faults: z.strictObject({
    day: text(80),
    future: text(80),
    old: text(120).describe('a day in a year that must be a typo'),
    weight: text(80),
  }),
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
    running: text(120).describe('%day%: within the limit, while a clock from before still runs'),
    settled: text(120).describe('over the limit, and a follow-up test has passed since'),
    before: text(160).describe('the latest addition is from before the first day of the rule, %day%'),
    overfilled: text(200).describe(
      'more was added at once than the circuit holds: %day%, %weight%, %charge%',
    ),
    empty: text(120),
    exempt: z.strictObject({
      abroad: text(200),
      ozone: text(200),
      'below-charge': text(200),
      refrigerant: text(200),
      'light-commercial': text(200),
    }),
    both: text(120).describe('the other method’s rate: %method% and %rate%'),
    year: text(120).describe('%year%, %percent%, %weight%'),
    report: text(80).describe('after it, where the federal rule applies'),
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
    undated: text(160).describe('a check is repeated, and the day of the last one is missing'),
    overdue: text(40),
    left: text(40).describe('%days%'),
  }),
  chart: z.strictObject({
    label: text(200).describe('%count%, %highest%, %limit%'),
    unlimited: text(200).describe('%count%, %highest%: where no limit applies'),
    limit: text(30),
  }),
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
    made: text(40).describe('in the PDF and the calendar: %day%'),
    madeOn: text(40).describe('the column of the same day in the CSV'),
    formula: text(40).describe('the column of the formula in the CSV'),
    circuit: text(40).describe('the column of the circuit’s name in the CSV'),
  }),
});

export type LeakRateCopy = z.output<typeof leakRateCopy>;
