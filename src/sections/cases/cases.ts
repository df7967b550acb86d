import { CaseFigures } from './CaseFigures/CaseFigures.tsx';
import { CaseHead } from './CaseHead/CaseHead.tsx';
import { CaseRecord } from './CaseRecord/CaseRecord.tsx';
import { CaseRollout } from './CaseRollout/CaseRollout.tsx';

/** The cases family: the component of each section, and its filling. */
export const cases = {
  caseFigures: { component: CaseFigures },
  caseHead: { component: CaseHead },
  caseRecord: { component: CaseRecord },
  caseRollout: { component: CaseRollout },
} as const;
