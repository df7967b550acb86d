import type { PriceBands } from '../../pricing/PriceBands.ts';

/** Specification, section 9.1: the costs by size, independently of the content. 120 buildings are in the row 71 to 120. */
export const specifiedBands: PriceBands = {
  people: [
    { upTo: 10, cost: 7000 },
    { upTo: 50, cost: 30000 },
    { upTo: 100, cost: 54000 },
    { upTo: 250, cost: 120000 },
    { cost: 150000 },
  ],
  buildings: [
    { upTo: 4, cost: 1000 },
    { upTo: 30, cost: 7380 },
    { upTo: 70, cost: 14805 },
    { upTo: 120, cost: 22050 },
    { cost: 31020 },
  ],
  integration: { withProduct: 0.3, boughtApart: 0.8 },
};
