/** A weight's unit. */
export type WeightUnit = 'lb' | 'kg';

/** A weight in the unit in which it was given, so that a limit in that unit is compared without a conversion. */
export interface Weight {
  amount: number;
  unit: WeightUnit;
}

/** Kilograms in a pound: exact, by the international agreement of 1959. */
export const KILOGRAMS_PER_POUND = 0.453_592_37;

export const pounds = (amount: number): Weight => ({ amount, unit: 'lb' });

export const kilograms = (amount: number): Weight => ({ amount, unit: 'kg' });

export const poundsOf = ({ amount, unit }: Weight): number =>
  unit === 'lb' ? amount : amount / KILOGRAMS_PER_POUND;

export const kilogramsOf = ({ amount, unit }: Weight): number =>
  unit === 'kg' ? amount : amount * KILOGRAMS_PER_POUND;

/** A weight in thousandths of its unit, the finest that a scale shows: whole numbers, which add up without rounding. */
export const thousandths = (weight: number): number => Math.round(weight * 1_000);

/** A weight in the other unit, to the thousandth. */
export const converted = (weight: Weight): Weight => {
  const amount = weight.unit === 'lb' ? kilogramsOf(weight) : poundsOf(weight);
  return { amount: thousandths(amount) / 1_000, unit: weight.unit === 'lb' ? 'kg' : 'lb' };
};
