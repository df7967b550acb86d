import type { FormulaProps } from './Formula.tsx';

/** Named examples; each key gives the reason it exists. */
export const formulaExamples = {
  fractionsWithNumbersBelow: {
    text: 'Rate = pounds added / full charge × 365 days / days since last added × 100',
    example: '38.9% = 41 lb / 620 lb × 365 / 62 × 100',
  },
  rootsAndBrackets: {
    text: 'CV(RMSE) = √(sum of squared residuals/(n−p)) / mean × 100',
    example: '2.4% = √(196.2/(12−2)) / 186.2 × 100',
  },
} satisfies Record<string, FormulaProps>;
