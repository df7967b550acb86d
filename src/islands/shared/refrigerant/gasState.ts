import type { GasChoice, GasKind, RefrigerantName } from '../../../../shared/refrigerant/refrigerants.ts';

/** The value that stands for a refrigerant that is not in the list. */
export const OTHER_GAS = 'other';

/** The refrigerant as chosen or typed. */
export interface GasState {
  refrigerant: RefrigerantName | typeof OTHER_GAS;
  /** GWP of a refrigerant that is not in the list, as typed. */
  otherGwp: string;
  otherKind: GasKind;
}

/** Parses a typed GWP; undefined unless it is a number of 0 or more. */
export function readGwp(text: string): number | undefined {
  const gwp = Number(text.trim().replaceAll(',', ''));
  return text.trim() !== '' && Number.isFinite(gwp) && gwp >= 0 ? gwp : undefined;
}

/** The refrigerant that the rules are asked about; undefined while an unlisted one has no GWP. */
export function chosenGas({ refrigerant, otherGwp, otherKind }: GasState): GasChoice | undefined {
  if (refrigerant !== OTHER_GAS) return refrigerant;
  const gwp = readGwp(otherGwp);
  return gwp === undefined ? undefined : { gwp, kind: otherKind };
}
