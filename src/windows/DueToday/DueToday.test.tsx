import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { dueTodayExamples } from './DueToday.examples.ts';
import { DueToday, type DueTodayProps } from './DueToday.tsx';

describe('DueToday', () => {
  it.each(Object.entries<DueTodayProps>(dueTodayExamples))(
    'draws %s as a picture of at most 60 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<DueToday {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(60);
    },
  );

  it('shows the priority, place and time left of every job', () => {
    const { words } = readWindow(<DueToday {...dueTodayExamples.default} />);
    expect(words).toContain('P2 Fire door FD-3-11 closer failed Oakmere, Block C 03:10:40');
  });

  it('draws the share of the time that is left', () => {
    const [job] = dueTodayExamples.default.jobs;
    const { html } = readWindow(
      <DueToday
        label="Jobs"
        title="Jobs"
        jobs={job ? [{ ...job, clock: { text: '2 h', left: 0.25 } }] : []}
      />,
    );
    expect(html).toContain('--left:25%');
  });
});
