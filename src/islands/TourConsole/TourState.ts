import type { ProductAction, ProductState } from '../../product/ProductState.ts';

/** The guided paths, and `free`, which has no guide. */
export const PATHS = ['facility', 'refrigeration', 'energy', 'free'] as const;
export type PathId = (typeof PATHS)[number];

/** What a visitor can do: act in the product, select a job, or open the record of one. */
export type TourAction = ProductAction | { type: 'select'; job: number } | { type: 'find'; job: number };

/** A visit: its path, every action taken, and the resulting state of the product. */
export interface TourState {
  path: PathId;
  seed: number;
  actions: readonly TourAction[];
  product: ProductState;
  /** Numbers of the jobs selected so far; the last one is shown. */
  chosen: readonly number[];
  /** Numbers of the jobs whose record was opened; the last one is shown. */
  found: readonly number[];
  wentOffline: boolean;
}
