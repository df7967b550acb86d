import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { poundsOf } from '../../product/rackLeak.ts';
import { visitFigures } from '../../product/visitFigures.ts';
import { startOf } from './playTour.ts';
import type { StoryCopy } from './storyCopy.schema.ts';
import { count, money, percent } from './storyWords.ts';
import type { PathId, TourState } from './TourState.ts';

const OF_EVERY_PATH = ['closed', 'minutes', 'lines'] as const;

/** The figures shown for each path. */
const SHOWN = {
  facility: [...OF_EVERY_PATH, 'offline'],
  refrigeration: [...OF_EVERY_PATH, 'pounds', 'rate'],
  energy: [...OF_EVERY_PATH, 'saved'],
  free: [...OF_EVERY_PATH, 'offline', 'saved', 'pounds', 'rate'],
} as const satisfies Record<PathId, readonly (keyof StoryCopy['figures'])[]>;

/** The figures of a visit that its path shows, by name, and the message that prefills a demo request. */
export function visitSummary(
  { path, seed, product }: TourState,
  copy: StoryCopy,
): { figures: [name: string, value: string][]; message: string } {
  const did = visitFigures(startOf(path, seed), product);
  const values = {
    closed: count(did.closed),
    minutes: did.minutes === undefined ? '–' : count(did.minutes),
    lines: count(did.lines),
    offline: count(did.offline),
    saved: money(did.savedCost),
    pounds: poundsOf(did.kilograms ?? 0).toFixed(2),
    rate: percent(did.leakRate ?? 0),
  };
  return {
    figures: SHOWN[path].map((name) => [copy.figures[name], values[name]]),
    message: fillCopy(copy.messages[path], { ...values, path: copy.paths[path].name }),
  };
}
