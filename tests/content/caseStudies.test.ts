import { describe, expect, it } from 'vitest';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

describe('case studies', () => {
  it('have a timeline each', () => {
    const studies = allPages().filter(({ entry }) => entry?.kind === 'caseStudy');
    expect(studies.length).toBeGreaterThan(0);
    const without = studies.filter(
      ({ sections }) =>
        !sections.some(
          (section) =>
            (section.type === 'timeline' || section.type === 'caseRollout') && section.axis === 'Timeline',
        ),
    );
    expectNoFaults(
      without.map(({ path }) => `${path}: no timeline: name one with axis: Timeline, or add it`),
    );
  });
});
