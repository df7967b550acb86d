import type { RuleFinding } from '../../../shared/refrigerant/rulesFor.ts';
import { csvFile } from '../../../shared/text/csv.ts';
import { dutyDue, dutyText } from '../shared/refrigerant/DutyList.tsx';
import type { DutyCopy } from '../shared/refrigerant/dutyCopy.schema.ts';
import { reasonText } from '../shared/refrigerant/RuleFindings.tsx';
import type { RuleFinderCopy } from './RuleFinder.schema.ts';

interface RulesCsvOptions {
  /** The circuit in words. */
  circuit: string;
  /** The day on which the file is made. */
  made: string;
  columns: RuleFinderCopy['files']['columns'];
  copy: DutyCopy;
  formatDay: (day: string) => string;
}

/** What applies to a circuit as comma-separated values: a line for each duty, and one for rules without any. */
export function rulesCsv(
  findings: readonly RuleFinding[],
  { circuit, made, columns, copy, formatDay }: RulesCsvOptions,
): string {
  const rows = findings.flatMap((finding) => {
    const about = [circuit, copy.rules[finding.rules], reasonText(finding, copy)];
    const duties = finding.duties.map((duty) => {
      const { title, text, source, href } = dutyText(duty, copy);
      return [title, dutyDue(duty, copy, formatDay), text, source, href];
    });
    return (duties.length > 0 ? duties : [['', '', '', '', '']]).map((duty) => [...about, ...duty, made]);
  });
  const { circuit: named, rules, reason, duty, when, text, source, address, made: madeOn } = columns;
  return csvFile([[named, rules, reason, duty, when, text, source, address, madeOn], ...rows]);
}
