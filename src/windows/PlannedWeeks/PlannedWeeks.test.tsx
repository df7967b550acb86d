import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { plannedWeeksExamples } from './PlannedWeeks.examples.ts';
import { PlannedWeeks, type PlannedWeeksProps } from './PlannedWeeks.tsx';

describe('PlannedWeeks', () => {
  it.each(Object.entries<PlannedWeeksProps>(plannedWeeksExamples))(
    'draws %s as a picture of at most 140 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<PlannedWeeks {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(140);
    },
  );

  it('shows the year in wide windows, and nine weeks around now in narrow ones', () => {
    const { words } = readWindow(<PlannedWeeks {...plannedWeeksExamples.default} />);
    expect(words).toContain('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec 35 36 37 38 39 40 41 42 43');
  });
});
