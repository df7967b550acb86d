import type { Weight } from '../../../../shared/refrigerant/weight.ts';

/** A weight with its unit, to three decimals: `41 lb`, `18.597 kg`. */
export const formatWeight = ({ amount, unit }: Weight): string =>
  `${amount.toLocaleString('en-US', { maximumFractionDigits: 3 })} ${unit}`;
