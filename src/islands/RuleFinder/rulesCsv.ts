import type { RuleFinding } from '../../../shared/refrigerant/rulesFor.ts';
import { csvFile } from '../../../shared/text/csv.ts';
import { dutyDue, dutyText } from '../shared/refrigerant/DutyList.tsx';
import type { DutyCopy } from '../shared/refrigerant/dutyCopy.schema.ts';
import { reasonText } from '../shared/refrigerant/RuleFindings.tsx';
import type { RuleFinderCopy } from './RuleFinder.schema.ts';

interface RulesCsvOptions {
  /** The circuit in words. */
  circuit: string;
  /** The day the file is made. */
  made: string;
  columns: RuleFinderCopy['files']['columns'];
  copy: DutyCopy;
  formatDay: (day: string) => string;
}

/** The rules that apply to a circuit as CSV: a line for each duty, and one for each set of rules without any. */
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
