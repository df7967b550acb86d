import { z } from 'zod';

const text = (max: number) => z.string().min(1).max(max);
const choice = z.strictObject({ label: text(60), note: text(120).optional() });

/** All the text of the tool that tells which refrigerant rules apply. The text of the duties is in dutyCopy. */
export const ruleFinderCopy = z.strictObject({
  place: z.strictObject({ label: text(80), us: choice, california: choice, eu: choice, gb: choice }),
  use: z.strictObject({ label: text(80), commercial: choice, industrial: choice, comfort: choice }),
  refrigerant: z.strictObject({ label: text(80), option: text(40).describe('%name% and %gwp%') }),
  charge: z.strictObject({ label: text(80), hint: text(160), fault: text(120) }),
  unit: z.strictObject({ label: text(40), lb: text(20), kg: text(20) }),
  small: z.strictObject({ label: text(80), america: text(120), europe: text(120) }),
  detection: z.strictObject({ label: text(80), yes: text(120) }),
  result: z.strictObject({
    title: text(60),
    none: text(160),
    announcement: text(160).describe('%count%'),
    calculator: z.strictObject({ label: text(60), href: z.string().startsWith('/') }),
  }),
  rules: z.strictObject({ us: text(80), ca: text(80), eu: text(80), gb: text(80) }),
  reasons: z.record(
    z.enum([
      'us-covered',
      'us-below-charge',
      'us-refrigerant',
      'us-light-commercial',
      'ca-covered',
      'ca-small',
      'ca-cooling',
      'ca-refrigerant',
      'fgas-covered',
      'fgas-by-mass',
      'fgas-small',
      'fgas-sealed',
      'fgas-refrigerant',
    ]),
    text(260).describe('%pounds%, %kilograms%, %gwp%, %tonnes%, %limit%'),
  ),
});

export type RuleFinderCopy = z.output<typeof ruleFinderCopy>;
