import { CaseFigures } from './CaseFigures/CaseFigures.tsx';
import { CaseHead } from './CaseHead/CaseHead.tsx';
import { CaseLog } from './CaseLog/CaseLog.tsx';
import { CaseNext } from './CaseNext/CaseNext.tsx';
import { CaseRecord } from './CaseRecord/CaseRecord.tsx';
import { CaseRollout } from './CaseRollout/CaseRollout.tsx';
import { CaseStory } from './CaseStory/CaseStory.tsx';
import { CaseTrials } from './CaseTrials/CaseTrials.tsx';

/** The cases family: the component of each section, and what it holds inside. */
export const cases = {
  caseFigures: { component: CaseFigures },
  caseHead: { component: CaseHead },
  caseLog: { component: CaseLog },
  caseNext: { component: CaseNext },
  caseRecord: { component: CaseRecord },
  caseRollout: { component: CaseRollout },
  caseStory: { component: CaseStory },
  caseTrials: { component: CaseTrials },
} as const;
