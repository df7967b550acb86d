import type { Duty } from '../../../shared/refrigerant/Duty.ts';
import type { Day } from '../../../shared/refrigerant/days.ts';
import type { LeakReport } from '../../../shared/refrigerant/federalRule.ts';
import type { RuleFinding } from '../../../shared/refrigerant/rulesFor.ts';

/** A duty with the day by which it is done. */
export type DatedDuty = Duty & { due: Day };

/** What falls due by a day under any rule of the place, from the log and from the days of checks and repairs, by day. */
export function datedDuties({ duties }: LeakReport, findings: readonly RuleFinding[]): DatedDuty[] {
  return [...duties, ...findings.flatMap((finding) => finding.duties)]
    .filter((duty): duty is DatedDuty => duty.due !== undefined)
    .sort((a, b) => (a.due < b.due ? -1 : 1));
}
