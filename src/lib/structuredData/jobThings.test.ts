import { expect, it } from 'vitest';
import { openings } from '../../content/entries/openings.ts';
import type { Page } from '../../content/Page.ts';
import { allPages } from '../../siteContent.ts';
import { jobThings } from './jobThings.ts';

const careers = allPages().find(({ id }) => id === 'careers') as Page;

it('includes every open position', () => {
  expect(jobThings(careers)).toMatchObject(openings().map(({ role }) => ({ title: role })));
});

it('has the location of a position, and the country of a remote one', () => {
  expect(jobThings(careers)).toContainEqual(
    expect.objectContaining({
      title: 'Product designer, field app',
      datePosted: '2026-10-05',
      jobLocation: [
        {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: 'Leeds', addressCountry: 'GB' },
        },
      ],
      jobLocationType: 'TELECOMMUTE',
    }),
  );
});

it('omits a position that is only on a job board', () => {
  const page = {
    ...careers,
    sections: careers.sections.map((section) =>
      section.type === 'jobOpenings'
        ? { ...section, jobs: section.jobs.map(({ summary: _, ...job }) => job) }
        : section,
    ),
  };
  expect(jobThings(page as Page)).toEqual([]);
});
