import type { Duty } from '../../../shared/refrigerant/Duty.ts';
import type { Day } from '../../../shared/refrigerant/days.ts';
import type { LeakReport } from '../../../shared/refrigerant/federalRule.ts';
import type { RuleFinding } from '../../../shared/refrigerant/rulesFor.ts';

/** A duty with the day on which it is due. */
export type DatedDuty = Duty & { due: Day };

/** Every duty with a due date, under any of the place's rules, sorted by date. */
export function datedDuties({ duties }: LeakReport, findings: readonly RuleFinding[]): DatedDuty[] {
  return [...duties, ...findings.flatMap((finding) => finding.duties)]
    .filter((duty): duty is DatedDuty => duty.due !== undefined)
    .sort((a, b) => (a.due < b.due ? -1 : 1));
}
