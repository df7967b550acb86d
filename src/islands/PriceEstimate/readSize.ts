import { fitsPrice, type PriceInput } from '../../../shared/pricing/estimatePrice.ts';
import { numberReadings } from '../../../shared/text/numberReadings.ts';

/** A number of the estimate as typed, and the last one that it could be made for. */
export interface SizeField {
  readonly text: string;
  readonly value: number;
  readonly isRefused: boolean;
}

/** Reads a typed text. What an estimate cannot be made for is refused, and the last number stays in effect. */
export function readSize(
  field: keyof Pick<PriceInput, 'people' | 'buildings'>,
  text: string,
  last: number,
): SizeField {
  const value = numberReadings(text).find((reading) => fitsPrice(field, reading));
  return { text, value: value ?? last, isRefused: value === undefined };
}
