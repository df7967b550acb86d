import { type FaultId, type PersonId, personIds, tenantFaults } from '../../product/estate.ts';
import { DEFAULT_SEED } from '../../product/night.ts';
import { IllegalAction } from '../../product/ProductState.ts';
import { act, startTour } from './playTour.ts';
import { PATHS, type TourAction, type TourState } from './TourState.ts';

/** Maximum number of actions in a URL: about 7 kB, which every server accepts. */
export const MAX_ACTIONS = 1000;

/** Encodes an action for the URL. */
function encode(action: TourAction): string {
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

/** Decodes an action from the URL; undefined if it is malformed. */
function decode(token: string): TourAction | undefined {
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

/** The query parameters of a visit. */
const PARAMETERS = ['path', 'seed', 'do'] as const;

/**
 * The query string with a visit, up to its first MAX_ACTIONS actions, and with the unrelated parameters of the current
 * one. Begins with a question mark unless it is empty.
 *
 * @param search the current query string
 */
export function tourQuery(state: TourState | undefined, search = ''): string {
  const query = new URLSearchParams(search);
  for (const name of PARAMETERS) query.delete(name);
  if (state) {
    query.set('path', state.path);
    if (state.seed !== DEFAULT_SEED) query.set('seed', String(state.seed));
    const actions = state.actions.slice(0, MAX_ACTIONS);
    if (actions.length > 0) query.set('do', actions.map(encode).join('_'));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Restores a visit from a query string, up to the first impossible action; undefined if it contains none. */
export function readTour(search: string): TourState | undefined {
  const query = new URLSearchParams(search);
  const path = PATHS.find((id) => id === query.get('path'));
  if (!path) return undefined;
  const seed = Number(query.get('seed') ?? DEFAULT_SEED);
  let state = startTour(path, Number.isSafeInteger(seed) && seed >= 0 ? seed : DEFAULT_SEED);
  const tokens = (query.get('do') ?? '').split('_').filter(Boolean).slice(0, MAX_ACTIONS);
  for (const token of tokens) {
    const action = decode(token);
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
