import { AuthorityLevels } from './AuthorityLevels/AuthorityLevels.tsx';
import { CompareChoice } from './CompareChoice/CompareChoice.tsx';
import { CompareHours } from './CompareHours/CompareHours.tsx';
import { CompareTable } from './CompareTable/CompareTable.tsx';
import { CompareTimes } from './CompareTimes/CompareTimes.tsx';
import { InclusionTable } from './InclusionTable/InclusionTable.tsx';
import { ProblemTable } from './ProblemTable/ProblemTable.tsx';
import { ProductMatrix } from './ProductMatrix/ProductMatrix.tsx';
import { ResponseTimes } from './ResponseTimes/ResponseTimes.tsx';
import { StatusMatrix } from './StatusMatrix/StatusMatrix.tsx';

/** The comparisons family: the component of each section, and what it holds inside. */
export const comparisons = {
  authorityLevels: { component: AuthorityLevels },
  compareChoice: { component: CompareChoice },
  compareHours: { component: CompareHours },
  compareTable: { component: CompareTable },
  compareTimes: { component: CompareTimes },
  inclusionTable: { component: InclusionTable },
  problemTable: { component: ProblemTable },
  productMatrix: { component: ProductMatrix },
  responseTimes: { component: ResponseTimes },
  statusMatrix: { component: StatusMatrix },
} as const;
