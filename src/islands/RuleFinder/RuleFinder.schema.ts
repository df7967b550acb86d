import { z } from 'zod';

const text = (max: number) => z.string().min(1).max(max);
const choice = z.strictObject({ label: text(60), note: text(120).optional() });

/** The text of the tool that tells which refrigerant rules apply. That of places, rules and duties is in dutyCopy. */
export const ruleFinderCopy = z.strictObject({
  place: z.strictObject({ label: text(80) }),
  use: z.strictObject({ label: text(80), commercial: choice, industrial: choice, comfort: choice }),
  refrigerant: z.strictObject({ label: text(80) }),
  charge: z.strictObject({ label: text(80), hint: text(160), fault: text(120) }),
  unit: z.strictObject({ label: text(40), lb: text(20), kg: text(20) }),
  exemptKind: z.strictObject({
    label: text(80),
    none: text(120).describe('in place of the answer, where no kind is left out'),
  }),
  detection: z.strictObject({ label: text(80), yes: text(120) }),
  result: z.strictObject({
    title: text(60),
    none: text(160),
    announcement: text(160).describe('%count%'),
    calculator: z.strictObject({ label: text(60), href: z.string().startsWith('/') }),
  }),
});

export type RuleFinderCopy = z.output<typeof ruleFinderCopy>;
