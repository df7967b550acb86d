import type { z } from 'zod';
import type { releaseLogSchema } from './ReleaseLog.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const releaseLogExamples = {
  twoYears: {
    type: 'releaseLog',
    title: 'Release notes',
    intro: 'What went out, when, and what was wrong before.',
    supported: {
      title: 'Supported versions',
      versions: [{ part: 'app', from: '25.50 and later', ends: 'Six months after the next release' }],
    },
    find: { title: 'Find your version', text: 'What is to its right has come since.' },
    releases: [
      {
        version: '26.04',
        date: '2026-01-21',
        update: { label: 'January 2026', href: '/features/' },
        changes: [
          { kind: 'fixed', part: 'service', text: 'A circuit of 15 lb was left out.', since: '25.50' },
        ],
      },
      {
        version: '25.50',
        date: '2025-12-10',
        changes: [
          { kind: 'changed', part: 'api', text: 'Lists come in pages of 500.' },
          { kind: 'new', part: 'gateway', text: 'The clock is kept through a power cut.' },
        ],
        action: 'Follow the `next` link in place of counting.',
        note: 'Two customers were called.',
      },
    ],
    links: [{ label: 'Product updates', text: 'Everything new, at length.', href: '/features/' }],
  },
} satisfies Record<string, z.input<typeof releaseLogSchema>>;
