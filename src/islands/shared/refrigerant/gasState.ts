import type { GasChoice, GasKind, RefrigerantName } from '../../../../shared/refrigerant/refrigerants.ts';
import { numberReadings } from '../../../../shared/text/numberReadings.ts';

/** The value for a refrigerant that is not in the list. */
export const OTHER_GAS = 'other';

/** The refrigerant as chosen or typed. */
export interface GasState {
  refrigerant: RefrigerantName | typeof OTHER_GAS;
  /** GWP of a refrigerant that is not in the list, as typed. */
  otherGwp: string;
  otherKind: GasKind;
}

/** Whether a number can be a GWP. */
export const isGwp = (value: number): boolean => value >= 0;

/** Parses a typed GWP; undefined unless it is a number of 0 or more. */
export const readGwp = (text: string): number | undefined => numberReadings(text).find(isGwp);

/** The refrigerant for the rules; undefined while an unlisted one has no GWP. */
export function chosenGas({ refrigerant, otherGwp, otherKind }: GasState): GasChoice | undefined {
  if (refrigerant !== OTHER_GAS) return refrigerant;
  const gwp = readGwp(otherGwp);
  return gwp === undefined ? undefined : { gwp, kind: otherKind };
}
