import { type RuleClause, RuleClauses } from '../parts/RuleClauses.tsx';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';

export interface RuleCardProps extends WindowHeading {
  clauses: readonly RuleClause[];
}

/** A rule as written: if, then, and. */
export function RuleCard({ clauses, ...heading }: RuleCardProps) {
  return (
    <WindowFrame {...heading} moves>
      <RuleClauses clauses={clauses} />
    </WindowFrame>
  );
}
