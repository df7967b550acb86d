import { z } from 'zod';
import { systems } from '../../../shared/site/systems.ts';
import { sceneSchema } from '../../scenes/sceneSchema.ts';
import { systemSchema } from '../../scenes/systemSchema.ts';
import type { signatures } from '../words/signatures.ts';

const line = (max: number) => z.string().min(1).max(max);

const tone = z.enum(['plain', 'on', ...systems, 'alarm']);
const tag = z.strictObject({ text: line(24), tone: tone.default('cmms') });
const share = z.number().min(0).max(1);

/** A record's head: number, priority, name and state. */
const head = z.strictObject({
  kind: z.literal('head'),
  code: line(20),
  priority: z.enum(['P1', 'P2', 'P3', 'P4']).optional(),
  title: line(48),
  source: line(48).describe('who or what started it'),
  time: line(16),
  tag,
});

/** An asset and its location, with a drawing and the code attached to it. */
const asset = z.strictObject({
  kind: z.literal('asset'),
  scene: sceneSchema,
  name: line(40),
  place: line(40),
  code: line(24),
});

/** Two running times, and how much of the allowed time has passed. */
const clock = z.strictObject({
  kind: z.literal('clock'),
  first: z.strictObject({ label: line(16), value: line(12), note: line(24) }),
  second: z.strictObject({ label: line(16), value: line(12), note: line(24) }),
  used: share,
  paused: z
    .tuple([share, share])
    .optional()
    .describe('start and length of the pause, as shares of the allowed time'),
  note: line(48),
  isHot: z.boolean().default(false),
});

/** The assignee, and their authorization. */
const owner = z.strictObject({
  kind: z.literal('owner'),
  initials: line(3),
  name: line(40),
  note: line(56),
  tag,
});

/** A checklist in order. */
const steps = z.strictObject({
  kind: z.literal('steps'),
  steps: z
    .array(
      z.strictObject({
        text: line(48),
        value: line(16).optional(),
        state: z.enum(['done', 'current', 'open']).default('open'),
      }),
    )
    .min(2)
    .max(6),
});

/** Rows of names and values with a total: cost, stock, hours. */
const lines = z.strictObject({
  kind: z.literal('lines'),
  rows: z
    .array(z.tuple([line(32), line(16), line(16)]))
    .min(1)
    .max(5),
  sum: z.tuple([line(32), line(16)]).optional(),
});

/** A measured trend against its limit. */
const trace = z.strictObject({
  kind: z.literal('trace'),
  values: z.array(z.number()).min(4).max(40),
  limit: z.number(),
  low: z.number().default(0),
  high: z.number(),
  value: line(20),
  note: line(32),
  system: systemSchema.optional().describe('color of the line; without it the page’s system'),
});

/** A signature that closes the record. */
const signed = z.strictObject({
  kind: z.literal('signed'),
  hand: z.enum(['technician', 'dutyHolder'] satisfies (keyof typeof signatures)[]),
  name: line(40),
  note: line(48),
});

/** One part of a record, as the product shows it. */
export const recordSlipSchema = z.discriminatedUnion('kind', [
  head,
  asset,
  clock,
  owner,
  steps,
  lines,
  trace,
  signed,
]);

export type RecordSlipData = z.output<typeof recordSlipSchema>;
export type SlipOf<Kind extends RecordSlipData['kind']> = Extract<RecordSlipData, { kind: Kind }>;
