import { advance } from '../../product/advance.ts';
import { DEFAULT_SEED, nightAt, openingState, SHOWN_MOMENT } from '../../product/night.ts';
import { IllegalAction, type ProductState } from '../../product/ProductState.ts';
import type { PathId, TourAction, TourState } from './TourState.ts';

/** The state of the product in which a path begins. */
export function startOf(path: PathId, seed: number): ProductState {
  return path === 'refrigeration' ? openingState(seed) : nightAt(SHOWN_MOMENT, seed);
}

/** Starts a visit. */
export function startTour(path: PathId, seed: number = DEFAULT_SEED): TourState {
  return { path, seed, actions: [], product: startOf(path, seed), chosen: [], found: [], wentOffline: false };
}

/** Adds an action; consecutive waits become one. */
function appended(actions: readonly TourAction[], next: TourAction): readonly TourAction[] {
  const last = actions.at(-1);
  if (next.type !== 'wait' || last?.type !== 'wait') return [...actions, next];
  return [...actions.slice(0, -1), { type: 'wait', seconds: last.seconds + next.seconds }];
}

/** Returns the visit after an action. Throws IllegalAction if the action is not possible now. */
export function act(state: TourState, action: TourAction): TourState {
  const actions = appended(state.actions, action);
  const hasJob = (number: number) => state.product.jobs.some((job) => job.number === number);
  if (action.type === 'select' || action.type === 'find') {
    if (!hasJob(action.job)) throw new IllegalAction(`there is no job ${action.job}`);
    return action.type === 'select'
      ? { ...state, actions, chosen: [...state.chosen, action.job] }
      : { ...state, actions, found: [...state.found, action.job] };
  }
  const isLost = action.type === 'signal' && action.isOffline;
  return {
    ...state,
    actions,
    product: advance(state.product, action),
    wentOffline: state.wentOffline || isLost,
  };
}
