import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { clientReportExamples } from './ClientReport.examples.ts';
import { ClientReport, type ClientReportProps } from './ClientReport.tsx';

describe('ClientReport', () => {
  it.each(Object.entries<ClientReportProps>(clientReportExamples))(
    'draws %s as a picture of at most 140 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<ClientReport {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(140);
    },
  );

  it('puts each value on a building as tall as its share of the top', () => {
    const { html } = readWindow(
      <ClientReport
        {...clientReportExamples.default}
        bars={[{ name: 'May', value: 30, isLit: true }]}
        top={60}
        storey={10}
      />,
    );
    expect(html).toContain('--height:0.5');
    expect(html).toContain('M0 100v-50h100v50z');
  });
});
