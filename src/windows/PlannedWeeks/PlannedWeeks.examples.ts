import type { PlannedWeeksProps } from './PlannedWeeks.tsx';
import type { Visit } from './visitPaths.ts';

const currentWeek = 38;

/** Visits every `step` weeks from `first`; those before the current week are done, those of the next three are booked. */
function every(step: number, first: number, length = 1): Visit[] {
  const visits: Visit[] = [];
  for (let week = first; week <= 52; week += step) {
    const state = week + length <= currentWeek ? 'done' : week <= currentWeek + 3 ? 'booked' : 'planned';
    visits.push({ week, length, state });
  }
  return visits;
}

export const plannedWeeksExamples = {
  /** A year at Aldersyde Tower; narrow windows show weeks 35 to 43. */
  default: {
    label:
      'A 52-week planner: visits by program, done, booked and planned; one fire-door check in week 36 is late.',
    title: 'Planned maintenance',
    trail: 'Aldersyde Tower',
    note: '96% on time',
    week: currentWeek,
    firstWeek: 35,
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    programmes: [
      { name: 'AHU-01 to 14', frequency: 'Quarterly', visits: every(13, 11, 2) },
      { name: 'Chillers 1–3', frequency: 'Twice a year', visits: every(26, 12, 3) },
      { name: 'Sprinkler', frequency: 'Every 2 weeks', visits: every(2, 2) },
      { name: 'Emergency lights', frequency: 'Monthly', visits: every(4, 3) },
      {
        name: 'Fire doors',
        frequency: 'Quarterly',
        visits: every(13, 10).map((visit) => (visit.week === 36 ? { ...visit, state: 'late' } : visit)),
      },
    ],
    legend: ['Done', 'Booked', 'Planned', 'Late'],
  },
} satisfies Record<string, PlannedWeeksProps>;
