import { fitsPrice, type PriceInput } from '../../../shared/pricing/estimatePrice.ts';
import { numberReadings } from '../../../shared/text/numberReadings.ts';

/** A number of the estimate as typed, and the last valid one. */
export interface SizeField {
  readonly text: string;
  readonly value: number;
  readonly isRefused: boolean;
}

/** Parses a typed text. An invalid one is rejected, and the last number stays in effect. */
export function readSize(
  field: keyof Pick<PriceInput, 'people' | 'buildings'>,
  text: string,
  last: number,
): SizeField {
  const value = numberReadings(text).find((reading) => fitsPrice(field, reading));
  return { text, value: value ?? last, isRefused: value === undefined };
}
