import { AuthorityLevels } from './AuthorityLevels/AuthorityLevels.tsx';
import { CompareHours } from './CompareHours/CompareHours.tsx';
import { CompareTable } from './CompareTable/CompareTable.tsx';
import { CompareTimes } from './CompareTimes/CompareTimes.tsx';
import { FigureTable } from './FigureTable/FigureTable.tsx';
import { InclusionTable } from './InclusionTable/InclusionTable.tsx';
import { ProductMatrix } from './ProductMatrix/ProductMatrix.tsx';
import { StatusMatrix } from './StatusMatrix/StatusMatrix.tsx';
import { TwoSides } from './TwoSides/TwoSides.tsx';

/** The comparisons family: the component of each section, and what it holds inside. */
export const comparisons = {
  authorityLevels: { component: AuthorityLevels },
  compareHours: { component: CompareHours },
  compareTable: { component: CompareTable },
  compareTimes: { component: CompareTimes },
  figureTable: { component: FigureTable },
  inclusionTable: { component: InclusionTable },
  productMatrix: { component: ProductMatrix },
  statusMatrix: { component: StatusMatrix },
  twoSides: { component: TwoSides },
} as const;
