import type { RuleFinding } from '../../../../shared/refrigerant/rulesFor.ts';
import { fillCopy } from '../../../../shared/text/fillCopy.ts';
import results from '../ToolResults.module.css';
import { DutyList } from './DutyList.tsx';
import type { DutyCopy } from './dutyCopy.schema.ts';
import { formatTonnes } from './formatTonnes.ts';
import styles from './RuleFindings.module.css';

interface RuleFindingsProps {
  findings: readonly RuleFinding[];
  copy: DutyCopy;
  formatDay: (day: string) => string;
}

const oneDigit = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/**
 * Each set of rules of a place: whether it applies to a circuit, why, and what it asks for. What falls due by a day is
 * left to the list of days.
 */
export function RuleFindings({ findings, copy, formatDay }: RuleFindingsProps) {
  const figures = (values: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        name === 'tonnes' ? formatTonnes(value) : oneDigit.format(value),
      ]),
    );
  return findings.map(({ rules, reason, figures: values, duties }) => (
    <div className={results.part} key={rules} data-rules={rules}>
      <h2 className={results.title}>{copy.rules[rules]}</h2>
      <p className={styles.reason} data-applies={duties.length > 0 || undefined}>
        {fillCopy(copy.reasons[reason], figures(values))}
      </p>
      <DutyList duties={duties.filter(({ due }) => due === undefined)} copy={copy} formatDay={formatDay} />
    </div>
  ));
}
