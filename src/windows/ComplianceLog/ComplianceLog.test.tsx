import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { complianceLogExamples } from './ComplianceLog.examples.ts';
import { ComplianceLog, type ComplianceLogProps } from './ComplianceLog.tsx';

describe('ComplianceLog', () => {
  it.each(Object.entries<ComplianceLogProps>(complianceLogExamples))(
    'draws %s as a picture of at most 140 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<ComplianceLog {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(140);
    },
  );

  it('shows rates that equal the loss divided by the charge', () => {
    for (const { lost, charge, rate } of complianceLogExamples.default.entries) {
      expect(`${((Number(lost) / Number(charge)) * 100).toFixed(1)}%`).toBe(rate);
    }
  });

  it('keeps system, rate and status at every width', () => {
    const { html } = readWindow(<ComplianceLog {...complianceLogExamples.default} />);
    const kept = [...html.matchAll(/<th(?![^>]*data-from)[^>]*>([^<]+)</g)].map(([, heading]) => heading);
    expect(kept).toEqual(['System', 'Leak rate', 'Status']);
  });
});
