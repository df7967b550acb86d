import { z } from 'zod';
import { pageHref } from '../shared/pageHref.ts';

const text = (max: number) => z.string().min(1).max(max);
const choice = z.strictObject({ label: text(60), note: text(120).optional() });

/** The text of the rule finder. That of places, rules and duties is in dutyCopy. */
export const ruleFinderCopy = z.strictObject({
  place: z.strictObject({ label: text(80) }),
  use: z.strictObject({ label: text(80), commercial: choice, industrial: choice, comfort: choice }),
  refrigerant: z.strictObject({ label: text(80) }),
  charge: z.strictObject({ label: text(80), hint: text(160) }),
  exemptKind: z.strictObject({
    label: text(80),
    none: text(120).describe('in place of the choice, if no kind is exempt'),
  }),
  detection: z.strictObject({ label: text(80), yes: text(120) }),
  result: z.strictObject({
    title: text(60),
    none: text(160),
    announcement: text(160).describe('%count%'),
    calculator: z.strictObject({ label: text(60), href: pageHref }),
    circuit: text(80).describe('above the answer: %circuit%, as it was entered'),
  }),
  files: z.strictObject({
    print: text(40),
    spreadsheet: text(40),
    link: text(40),
    copied: text(80),
    notCopied: text(120),
    name: text(40).describe('of the file, without an ending'),
    privacy: text(160),
    columns: z
      .strictObject({
        circuit: text(30),
        rules: text(30),
        reason: text(30),
        duty: text(30),
        when: text(30),
        text: text(30),
        source: text(30),
        address: text(30),
        made: text(30),
      })
      .describe('headings of the CSV'),
  }),
});

export type RuleFinderCopy = z.output<typeof ruleFinderCopy>;
