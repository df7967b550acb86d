import { advance } from '../../product/advance.ts';
import { type FaultId, type PersonId, personIds, tenantFaults } from '../../product/estate.ts';
import { DEFAULT_SEED, nightAt, openingState, SHOWN_MOMENT } from '../../product/night.ts';
import { IllegalAction, type ProductState } from '../../product/ProductState.ts';
import { PATHS, type PathId, type TourAction, type TourState } from './TourVisit.ts';

/** As many actions as an address carries. */
const MAX_ACTIONS = 150;

/** The state in which a path begins. */
export function startOf(path: PathId, seed: number): ProductState {
  return path === 'refrigeration' ? openingState(seed) : nightAt(SHOWN_MOMENT, seed);
}

/** A visit that begins. */
export function startTour(path: PathId, seed: number = DEFAULT_SEED): TourState {
  return { path, seed, actions: [], product: startOf(path, seed), chosen: [], found: [], wentOffline: false };
}

/** Time that passes in one go is one action. */
function joined(actions: readonly TourAction[], next: TourAction): readonly TourAction[] {
  const last = actions.at(-1);
  if (next.type !== 'wait' || last?.type !== 'wait') return [...actions, next];
  return [...actions.slice(0, -1), { type: 'wait', seconds: last.seconds + next.seconds }];
}

/** The visit after an action. Throws IllegalAction if it cannot happen now. */
export function act(state: TourState, action: TourAction): TourState {
  const actions = joined(state.actions, action);
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

/** An action as an address has it. */
function written(action: TourAction): string {
  switch (action.type) {
    case 'wait':
      return `t${action.seconds}`;
    case 'request':
      return `q${action.fault.slice('tenant-'.length)}`;
    case 'leak':
      return 'l';
    case 'assign':
      return `a${action.job}.${action.person}`;
    case 'work':
      return `w${action.job}`;
    case 'sign':
      return `s${action.job}`;
    case 'signal':
      return `${action.isOffline ? 'n' : 'y'}${action.person}`;
    case 'set-point':
      return `p${action.degrees}`;
    case 'override':
      return `o${action.isOn ? 1 : 0}`;
    case 'select':
      return `c${action.job}`;
    case 'find':
      return `f${action.job}`;
  }
}

const personIn = (name: string): PersonId | undefined => personIds.find((id) => id === name);
const faultIn = (name: string): FaultId | undefined => tenantFaults.find((id) => id === `tenant-${name}`);

/** The action that an address has; undefined if it is none. */
function read(token: string): TourAction | undefined {
  const rest = token.slice(1);
  const [before = '', after = ''] = rest.split('.');
  const figure = Number(before);
  const person = personIn(rest) ?? personIn(after);
  const fault = faultIn(rest);
  switch (token[0]) {
    case 't':
      return { type: 'wait', seconds: figure };
    case 'q':
      return fault && { type: 'request', fault };
    case 'l':
      return { type: 'leak' };
    case 'a':
      return person && { type: 'assign', job: figure, person };
    case 'w':
      return { type: 'work', job: figure };
    case 's':
      return { type: 'sign', job: figure };
    case 'n':
    case 'y':
      return person && { type: 'signal', person, isOffline: token[0] === 'n' };
    case 'p':
      return { type: 'set-point', degrees: figure };
    case 'o':
      return { type: 'override', isOn: rest === '1' };
    case 'c':
      return { type: 'select', job: figure };
    case 'f':
      return { type: 'find', job: figure };
    default:
      return undefined;
  }
}

/** The parameters of an address that hold a visit. */
const PARAMETERS = ['path', 'seed', 'do'] as const;

/** The query of an address with a visit in it, and its other parameters. Starts with a question mark. */
export function tourQuery(state: TourState | undefined, search = ''): string {
  const query = new URLSearchParams(search);
  for (const name of PARAMETERS) query.delete(name);
  if (state) {
    query.set('path', state.path);
    if (state.seed !== DEFAULT_SEED) query.set('seed', String(state.seed));
    if (state.actions.length > 0) query.set('do', state.actions.map(written).join('_'));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The visit in an address, undefined if there is none. It ends before the first action that cannot happen. */
export function readTour(search: string): TourState | undefined {
  const query = new URLSearchParams(search);
  const path = PATHS.find((id) => id === query.get('path'));
  if (!path) return undefined;
  const seed = Number(query.get('seed') ?? DEFAULT_SEED);
  let state = startTour(path, Number.isSafeInteger(seed) && seed >= 0 ? seed : DEFAULT_SEED);
  const tokens = (query.get('do') ?? '').split('_').filter(Boolean).slice(0, MAX_ACTIONS);
  for (const token of tokens) {
    const action = read(token);
    if (!action) break;
    try {
      state = act(state, action);
    } catch (error) {
      if (error instanceof IllegalAction) break;
      throw error;
    }
  }
  return state;
}
