import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { energyStackExamples } from './EnergyStack.examples.ts';
import { EnergyStack, type EnergyStackProps } from './EnergyStack.tsx';

describe('EnergyStack', () => {
  it.each(Object.entries<EnergyStackProps>(energyStackExamples))(
    'draws %s as a picture of at most 140 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<EnergyStack {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(140);
    },
  );

  it('shows totals that equal the sum of the uses', () => {
    for (const { uses, total } of energyStackExamples.default.sites) {
      expect(String(uses.air + uses.cold + uses.rest)).toBe(total);
    }
  });

  it('omits a use without energy from the bar', () => {
    const { html } = readWindow(
      <EnergyStack
        {...energyStackExamples.default}
        sites={[
          { site: 'Oakmere', kind: '', uses: { air: 410, cold: 0, rest: 82 }, total: '492', change: '0%' },
        ]}
      />,
    );
    expect(html).toContain('data-use="air" style="--share:50%"');
    expect(html).not.toMatch(/data-use="cold" style/);
  });
});
