import { AuthorityLevels } from './AuthorityLevels/AuthorityLevels.tsx';
import { CompareHours } from './CompareHours/CompareHours.tsx';
import { CompareTimes } from './CompareTimes/CompareTimes.tsx';
import { Comparison } from './Comparison/Comparison.tsx';
import { FigureTable } from './FigureTable/FigureTable.tsx';
import { TwoSides } from './TwoSides/TwoSides.tsx';

/** The comparisons family: the component of each section, and its filling. */
export const comparisons = {
  authorityLevels: { component: AuthorityLevels },
  compareHours: { component: CompareHours },
  compareTimes: { component: CompareTimes },
  comparison: { component: Comparison },
  figureTable: { component: FigureTable },
  twoSides: { component: TwoSides },
} as const;
