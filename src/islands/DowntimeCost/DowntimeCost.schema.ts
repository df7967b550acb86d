import { z } from 'zod';
import { pageHref } from '../shared/pageHref.ts';

const text = (max: number) => z.string().min(1).max(max);

/** A figure's label, explanation and unit. */
const field = z.strictObject({ label: text(60), hint: text(160), unit: text(16).optional() });

/** All the text of the downtime cost calculator. */
export const downtimeCopy = z.strictObject({
  groups: z.strictObject({ estate: text(40), stops: text(40), overtime: text(40) }),
  fields: z.strictObject({
    buildings: field,
    monthlyWorkOrders: field,
    stopPercentage: field,
    stopHours: field,
    stopCost: field,
    inHousePercentage: field,
    inHouseHours: field,
    overtimePercentage: field,
    hourlyPay: field,
    overtimeFactor: field,
  }),
  faults: z.strictObject({
    range: text(80).describe('%min% and %max%'),
    whole: text(80).describe('%min% and %max%'),
    kept: text(80),
  }),
  example: z.strictObject({ note: text(160), restore: text(40) }),
  result: z.strictObject({
    title: text(60),
    total: text(60),
    note: text(160).describe('%stops%, %each%'),
    downtime: text(40),
    overtime: text(40),
    premium: text(60),
    tenth: text(60),
    announcement: text(160).describe('%total%, %downtime%, %overtime%'),
  }),
  formula: z.strictObject({
    title: text(60),
    steps: z
      .array(z.strictObject({ title: text(40), line: text(200) }))
      .length(5)
      .describe('%name% in a line is replaced by the figure'),
    hours: text(20).describe('%hours%'),
  }),
  limits: z.strictObject({ title: text(60), text: text(500) }),
  roi: z.strictObject({ title: text(80), text: text(260), label: text(60), href: pageHref }),
  share: z.strictObject({ label: text(40), copied: text(80), failed: text(120), privacy: text(200) }),
});

export type DowntimeCopy = z.output<typeof downtimeCopy>;
