import { z } from 'zod';
import { FREQUENCIES } from '../../../shared/maintenance/planYear.ts';

const text = (max: number) => z.string().min(1).max(max);
const frequency = z.enum(FREQUENCIES);

/** All the text of the maintenance schedule maker. */
export const scheduleCopy = z.strictObject({
  groups: z.strictObject({ year: text(40), tasks: text(40) }),
  year: text(40),
  capacity: z.strictObject({ label: text(60), hint: text(160) }),
  frequencies: z.record(frequency, text(24)),
  row: z.strictObject({
    name: text(30).describe('names a row for assistive technology: %number%'),
    asset: text(24),
    task: text(24),
    frequency: text(24),
    hours: text(24),
    unit: text(12).describe('after the hours of a visit'),
    month: text(24),
    anyMonth: text(24),
    add: text(30),
    remove: text(30).describe('%number%'),
    full: text(80),
  }),
  paste: z.strictObject({
    title: text(60),
    hint: text(260),
    action: text(40),
    read: text(80).describe('%count%'),
    unread: z.strictObject({
      task: text(120).describe('%line% and %text%'),
      frequency: text(160),
      hours: text(120),
    }),
  }),
  faults: z.strictObject({ year: text(80), hours: text(80), capacity: text(80) }),
  example: z.strictObject({
    note: text(160),
    clear: text(40),
    restore: text(40),
    year: z.int().min(2020).max(2100),
    capacity: z.number().positive(),
    tasks: z
      .array(
        z.strictObject({
          asset: text(60),
          task: text(80),
          frequency,
          hours: z.number().positive().max(1_000),
          month: z.int().min(1).max(12).optional(),
        }),
      )
      .min(3)
      .max(20),
  }),
  result: z.strictObject({
    title: text(60),
    peak: text(60).describe('%year%'),
    hours: text(20).describe('a number of hours: %hours%'),
    average: text(120).describe('%average%, %total%, %visits%'),
    before: text(160).describe('%before%'),
    fits: text(120).describe('%capacity%'),
    over: text(160).describe('%weeks%, %capacity%, %beyond%'),
    empty: text(160),
    announcement: text(160).describe('%peak%, %average%'),
  }),
  chart: z.strictObject({
    title: text(60),
    label: text(200).describe('%weeks%, %peak%, %average%'),
    capacity: text(40).describe('%hours%'),
  }),
  calendar: z.strictObject({
    title: text(60).describe('%year%'),
    visits: text(40).describe('%count%, %hours%'),
  }),
  weeks: z.strictObject({
    title: text(60),
    week: text(20),
    starts: text(30),
    hours: text(30),
    jobs: text(30),
    free: text(40),
  }),
  method: z.strictObject({ title: text(60), text: text(500) }),
  files: z.strictObject({
    calendar: text(40),
    spreadsheet: text(40),
    link: text(40),
    copied: text(80),
    notCopied: text(120),
    name: text(40).describe('of the files, without an ending; the year follows'),
    columns: z.tuple([
      text(30).describe('week'),
      text(30).describe('the day it starts'),
      text(30).describe('asset'),
      text(30).describe('task'),
      text(30).describe('frequency'),
      text(30).describe('hours'),
      text(30).describe('empty, to fill in'),
      text(30).describe('empty, to fill in'),
    ]),
    privacy: text(160),
  }),
});

export type ScheduleCopy = z.output<typeof scheduleCopy>;
