import { expect, it } from 'vitest';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

it('every speaker of a webinar is drawn', () => {
  const speakers = allPages().flatMap(({ entry }) => (entry?.kind === 'webinar' ? entry.speakers : []));
  expect(speakers.length).toBeGreaterThan(0);
  expectNoFaults(
    speakers
      .filter(({ portrait }) => !portrait)
      .map(
        ({ id }) => `content/records/people/${id}.yaml: add a portrait, as this person speaks at a webinar`,
      ),
  );
});
