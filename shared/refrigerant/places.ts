import type { CircuitDays } from './CircuitDays.ts';

/** Where a circuit is. */
export const PLACES = ['us', 'california', 'eu', 'gb'] as const;

export type Place = (typeof PLACES)[number];

/** Sets of rules that the tools know. */
export const RULE_SETS = ['us', 'ca', 'eu', 'gb'] as const;

export type RuleSet = (typeof RULE_SETS)[number];

/**
 * The sets of rules that apply in a place, in the order in which the tools list them. A state has the federal rule too.
 */
export const RULES_OF: Record<Place, readonly RuleSet[]> = {
  us: ['us'],
  california: ['us', 'ca'],
  eu: ['eu'],
  gb: ['gb'],
};

/** Whether a place has the federal rule of the United States, and with it that rule's limits and questions. */
export const hasFederalRule = (place: Place): boolean => RULES_OF[place].includes('us');

/** The days that duties count from, in the order in which the tools ask for them. */
export const DAYS = [
  'verified',
  'checked',
  'audited',
  'found',
  'repaired',
] as const satisfies readonly Exclude<keyof CircuitDays, 'today'>[];

export type DayName = (typeof DAYS)[number];

/**
 * The days that a set of rules counts from, in addition to those that every place is asked for: the last follow-up test
 * and the last check. The audit of a detection system is asked for only if there is one.
 */
const COUNTED_DAYS: Record<RuleSet, readonly DayName[]> = {
  us: [],
  ca: ['audited', 'found'],
  eu: ['audited', 'repaired'],
  gb: ['audited', 'repaired'],
};

/** The days to ask for, for a circuit in a place. */
export function askedDays({ place, hasDetection }: { place: Place; hasDetection: boolean }): DayName[] {
  const counted = ['verified', 'checked', ...RULES_OF[place].flatMap((rules) => COUNTED_DAYS[rules])];
  return DAYS.filter((name) => counted.includes(name) && (name !== 'audited' || hasDetection));
}
