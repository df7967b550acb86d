import type { ProductAction, ProductState } from '../../product/ProductState.ts';

/** The guided paths, and free play. */
export const PATHS = ['facility', 'refrigeration', 'energy', 'free'] as const;
export type PathId = (typeof PATHS)[number];

/** What a visitor does: something in the product, or a look at a job or at a record. */
export type TourAction = ProductAction | { type: 'select'; job: number } | { type: 'find'; job: number };

/** A visit: the path, all that was done on it, and what has come of it. */
export interface TourState {
  path: PathId;
  seed: number;
  actions: readonly TourAction[];
  product: ProductState;
  /** Jobs that were chosen, and records that were opened; the last one is shown. */
  chosen: readonly number[];
  found: readonly number[];
  wentOffline: boolean;
}
