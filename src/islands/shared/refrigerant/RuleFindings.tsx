import type { RuleFinding } from '../../../../shared/refrigerant/rulesFor.ts';
import { fillCopy } from '../../../../shared/text/fillCopy.ts';
import results from '../ToolResults.module.css';
import { DutyList } from './DutyList.tsx';
import type { DutyCopy } from './dutyCopy.schema.ts';
import { formatFigures } from './formatFigure.ts';
import styles from './RuleFindings.module.css';

interface RuleFindingsProps {
  findings: readonly RuleFinding[];
  copy: DutyCopy;
  formatDay: (day: string) => string;
}

/** A sentence on whether a set of rules applies to a circuit, and why. */
export const reasonText = ({ reason, figures }: RuleFinding, copy: DutyCopy): string =>
  fillCopy(copy.reasons[reason], formatFigures(figures));

/**
 * Each set of rules of a place: whether it applies to a circuit, why, and what it requires. Duties with a due date are
 * in another list.
 */
export function RuleFindings({ findings, copy, formatDay }: RuleFindingsProps) {
  return findings.map((finding) => (
    <div className={results.part} key={finding.rules} data-rules={finding.rules}>
      <h2 className={results.title}>{copy.rules[finding.rules]}</h2>
      <p className={styles.reason} data-applies={finding.duties.length > 0 || undefined}>
        {reasonText(finding, copy)}
      </p>
      <DutyList
        duties={finding.duties.filter(({ due }) => due === undefined)}
        copy={copy}
        formatDay={formatDay}
      />
    </div>
  ));
}
