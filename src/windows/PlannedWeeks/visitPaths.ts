/** A visit in the year's plan. */
export interface Visit {
  /** The week it starts, 1 to 52. */
  week: number;
  /** In weeks; 1 by default. */
  length?: number | undefined;
  state: 'done' | 'booked' | 'planned' | 'late';
}

/** Lines between months in a box of 520 by 40, ten units per week. */
export const gridPath = Array.from(
  { length: 12 },
  (_, index) => `M${Math.round((index * 520) / 12)} 0v40`,
).join('');

/** One path per state, so that a row of fifty visits is only four elements. */
export function visitPaths(visits: readonly Visit[]): { state: Visit['state']; path: string }[] {
  const paths = new Map<Visit['state'], string>();
  for (const { week, length = 1, state } of visits) {
    const box = `M${(week - 1) * 10 + 1} 11h${length * 10 - 2}v18h-${length * 10 - 2}z`;
    paths.set(state, (paths.get(state) ?? '') + box);
  }
  return [...paths].map(([state, path]) => ({ state, path }));
}
