import { z } from 'zod';
import { faultIds } from '../../product/estate.ts';
import { type IconName, iconPaths } from '../../ui/Icon/iconPaths.ts';
import { phoneDrawings } from './phoneDrawings.ts';
import { jobSteps } from './storyRows.ts';
import { heading, share, step, text, tour } from './windowFields.ts';

const phoneRow = z.strictObject({
  name: text,
  note: text.optional(),
  value: text,
  mark: text.optional().describe('a number that is also in the drawing on the same screen'),
  share: share.optional(),
  state: z.enum(['calm', 'alarm']).optional(),
});

const phoneBlock = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('drawing'),
    drawing: z
      .enum(Object.keys(phoneDrawings) as (keyof typeof phoneDrawings)[])
      .transform((name) => phoneDrawings[name]),
    caption: text.optional(),
  }),
  z.strictObject({
    kind: z.literal('figures'),
    figures: z.array(z.strictObject({ value: text, name: text })),
  }),
  z.strictObject({
    kind: z.literal('rows'),
    title: text.optional(),
    count: text.optional(),
    rows: z.array(phoneRow),
  }),
  z.strictObject({ kind: z.literal('steps'), steps: z.array(step) }),
  z
    .strictObject({
      kind: z.literal('jobSteps'),
      fault: z.enum(faultIds).describe('the job of the story whose steps are shown'),
      done: z.array(text).describe('when each completed step was done'),
      entry: text.optional().describe('shown next to the next step'),
    })
    .transform(({ fault, done, entry }) => ({ kind: 'steps' as const, steps: jobSteps(fault, done, entry) })),
  z.strictObject({
    kind: z.literal('talk'),
    lines: z.array(z.strictObject({ text, time: text, isOwn: z.boolean().optional() })),
  }),
  z.strictObject({
    kind: z.literal('notice'),
    icon: z.enum(Object.keys(iconPaths) as IconName[]),
    text,
    tone: z.enum(['cmms', 'energy']),
  }),
  z.strictObject({
    kind: z.literal('slots'),
    title: text,
    slots: z.array(z.strictObject({ text, state: z.enum(['free', 'taken', 'chosen']) })),
  }),
  z.strictObject({ kind: z.literal('actions'), second: text.optional(), main: text }),
]);

/** A screen of one of the apps. */
export const appPhoneSchema = z.strictObject({
  label: heading.label,
  time: text,
  connection: text.describe('beside the signal: Offline, saved'),
  over: text.describe('small line over the title'),
  title: text,
  tour,
  blocks: z.array(phoneBlock).min(1).describe('the screen from the top down'),
});
