import type { z } from 'zod';
import type { crewScheduleSchema } from './CrewSchedule.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const crewScheduleExamples = {
  default: {
    type: 'crewSchedule',
    axis: 'One week',
    title: 'A week with a breakdown in it',
    intro: 'Planned work is laid in first. What breaks takes the hours that are held for it.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    legend: { planned: 'Planned', condition: 'From a reading', reactive: 'Breakdown', held: 'Held free' },
    crew: [
      {
        name: 'Amir',
        trade: 'Mechanical',
        load: '36 of 40 h',
        jobs: [
          { day: 1, from: 7, to: 12, text: 'Air handlers, quarterly', kind: 'planned' },
          { day: 2, from: 10, to: 14, text: 'Pump P-2 tripped', kind: 'reactive', note: 1 },
          { day: 4, from: 7, to: 11, text: 'Air handlers 3 and 4', kind: 'planned', note: 2 },
        ],
      },
      {
        name: 'Brenda',
        trade: 'Electrical',
        load: '34 of 40 h',
        jobs: [
          { day: 2, from: 8, to: 12, text: 'Emergency lights', kind: 'planned' },
          { day: 3, from: 7, to: 9, text: 'Bearing, fan 7', kind: 'condition' },
          { day: 5, from: 13, to: 17, text: 'Held', kind: 'held' },
        ],
      },
    ],
    notes: [
      { when: 'Tue 09:52', text: 'The pump trips. The nearest mechanical hand is free at ten.' },
      { when: 'Tue 09:53', text: 'The service moves to Thursday, inside its tolerance.' },
    ],
  },
} satisfies Record<string, z.input<typeof crewScheduleSchema>>;

/** Why this is a separate section although only one page uses it. */
export const reasonForOneUse =
  'A calendar of people by days with numbered moves; a Gantt chart has tasks for its rows and cannot show who takes over.';
