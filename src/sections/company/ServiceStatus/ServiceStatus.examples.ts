import type { z } from 'zod';
import type { serviceStatusSchema } from './ServiceStatus.schema.ts';

const words = {
  type: 'serviceStatus',
  title: 'Service status',
  intro: 'What runs, what does not, and what is planned.',
  overall: {
    none: 'Everything runs',
    maintenance: 'Planned work is under way',
    minor: 'Something is slow',
    major: 'Something is down',
    critical: 'All of it is down',
  },
  states: {
    operational: 'Runs',
    under_maintenance: 'Planned work',
    degraded_performance: 'Slow',
    partial_outage: 'Partly down',
    major_outage: 'Down',
  },
  unknown: 'Not known',
  times: {
    example: 'An example of %time% UTC.',
    built: 'Read %time% UTC, when the page was built.',
    live: 'Read %time% UTC.',
    failed: 'No answer. Last true %time% UTC.',
    never: 'No answer yet.',
  },
  readAgain: 'Read again',
  components: 'Parts',
  incidents: { title: 'Incidents', none: 'None open.', began: 'Since %time% UTC' },
  maintenance: { title: 'Planned work', none: 'None planned.', span: '%from% to %until% UTC' },
  history: {
    title: 'The last 90 days',
    uptime: '%uptime%% up',
    day: 'Day',
    what: 'What happened',
    lasted: 'Lasted',
    minutes: '%minutes% min',
  },
  span: { past: '%days% days ago', today: 'Today', coming: '+%days% days', key: 'Planned' },
  example: {
    read: '2026-11-23T09:00:00Z',
    summary: {
      indicator: 'minor',
      components: [
        { name: 'Web application', state: 'operational' },
        { name: 'Phone app', state: 'degraded_performance' },
      ],
      incidents: [{ name: 'Slow photos', began: '2026-11-23T08:12:00Z', latest: 'A fix is on its way.' }],
      maintenance: [
        {
          name: 'Database',
          from: '2026-11-28T22:00:00Z',
          until: '2026-11-28T23:00:00Z',
          affects: ['Phone app'],
        },
      ],
    },
    history: [
      {
        on: '2026-11-09',
        component: 'Web application',
        state: 'partial_outage',
        minutes: 130,
        what: 'No reports.',
      },
    ],
  },
} satisfies z.input<typeof serviceStatusSchema>;

/** Named examples; each key gives the reason it exists. */
export const serviceStatusExamples = {
  withoutFeed: words,
  feedNotRead: { ...words, feed: 'https://status.example/api/v2/summary.json' },
} satisfies Record<string, z.input<typeof serviceStatusSchema>>;
