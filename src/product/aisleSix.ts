import type { ProductState } from './ProductState.ts';

/** A case of aisle 6 in the store, chilled or frozen. */
interface Case {
  name: string;
  /** Air temperature in °F. */
  degrees: number;
  isFrozen: boolean;
}

const chilled = (name: string, degrees: number): Case => ({ name, degrees, isFrozen: false });
const frozen = (name: string, degrees: number): Case => ({ name, degrees, isFrozen: true });

const cases: readonly Case[] = [
  chilled('11', 35.8),
  chilled('12', 35.2),
  chilled('13', 36.3),
  chilled('14', 36.1),
  chilled('15', 35.6),
  chilled('16', 34.9),
  frozen('F1', -4.7),
  frozen('F2', -3.6),
  frozen('F3', -1.5),
  frozen('F4', -5.8),
];

/** Case 14 once it has lost refrigerant, in °F. */
const LEAKING = { name: '14', degrees: 48.6 };

/** Limits in °F: chilled food is unsafe above `chilled`; freezers are on watch above `watched`, warm above `frozen`. */
const LIMITS = { chilled: 41, watched: -2, frozen: 5 };

/** The reading of a case. */
export interface AisleReading {
  name: string;
  degrees: number;
  state?: 'alarm' | 'watch';
}

function judge({ isFrozen, degrees }: Case): AisleReading['state'] {
  if (degrees > (isFrozen ? LIMITS.frozen : LIMITS.chilled)) return 'alarm';
  return isFrozen && degrees > LIMITS.watched ? 'watch' : undefined;
}

/** The temperatures of aisle 6 in °F, in the order of the aisle. */
export function aisleReadings({ leak }: ProductState): AisleReading[] {
  return cases.map((one) => {
    const degrees = leak && one.name === LEAKING.name ? LEAKING.degrees : one.degrees;
    const state = judge({ ...one, degrees });
    return { name: one.name, degrees, ...(state && { state }) };
  });
}
