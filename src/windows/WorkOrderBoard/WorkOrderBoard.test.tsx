import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { workOrderBoardExamples } from './WorkOrderBoard.examples.ts';
import { WorkOrderBoard, type WorkOrderBoardProps } from './WorkOrderBoard.tsx';

describe('WorkOrderBoard', () => {
  it.each(Object.entries<WorkOrderBoardProps>(workOrderBoardExamples))(
    'draws %s as a picture of at most 140 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<WorkOrderBoard {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(140);
    },
  );

  it('marks the columns that narrow windows drop', () => {
    const { html } = readWindow(<WorkOrderBoard {...workOrderBoardExamples.default} />);
    expect(html).toMatch(/<th[^>]*data-from="wide">Site</);
    expect(html).toMatch(/<th[^>]*data-from="medium">Owner</);
    expect(html).not.toMatch(/<th[^>]*data-from[^>]*>SLA left</);
  });

  it('marks only the P1 row as an alarm, and the first filter as active', () => {
    const { html } = readWindow(<WorkOrderBoard {...workOrderBoardExamples.default} />);
    expect(html.match(/<tr[^>]*data-alarmed/g)).toHaveLength(1);
    expect(html.match(/data-state="on">[^<]+/g)).toEqual(['data-state="on">All sites 1,204']);
  });
});
