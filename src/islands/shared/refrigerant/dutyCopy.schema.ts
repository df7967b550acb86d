import { z } from 'zod';
import { DUTY_IDS } from '../../../../shared/refrigerant/Duty.ts';
import { PLACES, RULE_SETS } from '../../../../shared/refrigerant/places.ts';
import { RULE_REASONS } from '../../../../shared/refrigerant/rulesFor.ts';

const text = (max: number) => z.string().min(1).max(max);
const choice = z.strictObject({ label: text(60), note: text(120).optional() });

/** A duty's name, what it requires, and its source. */
const dutyWords = z.strictObject({
  title: text(60),
  text: text(260).describe('what to do; %figure% is replaced by a figure of the duty'),
  source: text(60).describe('the article or section that requires it'),
  href: z.url({ protocol: /^https$/ }).describe('where to read it'),
});

/** Text that the refrigerant tools share: places, refrigerants, rules and duties. */
export const dutyCopy = z.strictObject({
  checked: z.iso.date().describe('when somebody last checked this text against the rules'),
  source: text(40).describe('below each duty: %source% is a link, %day% is the day of `checked`'),
  places: z.record(z.enum(PLACES), choice),
  exemptKinds: z.strictObject({ lightCommercial: text(120), sealed: text(120) }),
  charge: z.strictObject({
    fault: text(120),
    unit: z.strictObject({ label: text(40), lb: text(20), kg: text(20) }),
    convert: z.strictObject({
      question: text(160).describe('after a change of unit: %from% and %to%'),
      yes: text(40),
      no: text(40),
    }),
  }),
  gas: z.strictObject({
    option: text(40).describe('%name% and %gwp%'),
    other: text(40).describe('the last option, for a refrigerant that is not in the list'),
    gwp: text(40),
    gwpHint: text(120),
    gwpFault: text(80),
    kind: z.strictObject({
      label: text(40),
      hfc: text(60),
      hfo: text(60),
      ozone: text(60),
      natural: text(60),
    }),
  }),
  rules: z.record(z.enum(RULE_SETS), text(80)),
  reasons: z.record(
    z.enum(RULE_REASONS),
    text(260).describe('%pounds%, %kilograms%, %gwp%, %tonnes%, %limit%, %unsaturated%'),
  ),
  duties: z.record(z.enum(DUTY_IDS), dutyWords),
  due: z.strictObject({
    by: text(30).describe('%day%'),
    every: z.strictObject({ '1': text(40), '3': text(40), '6': text(40), '12': text(40), '24': text(40) }),
    now: text(40),
  }),
  notice: text(240).describe('once on each tool: not legal advice; %day% is the day of `checked`'),
});

export type DutyCopy = z.output<typeof dutyCopy>;
