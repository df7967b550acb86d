import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { faultViewExamples } from './FaultView.examples.ts';
import { FaultView, type FaultViewProps } from './FaultView.tsx';

describe('FaultView', () => {
  it.each(Object.entries<FaultViewProps>(faultViewExamples))(
    'draws %s as a picture of at most 140 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<FaultView {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(140);
    },
  );

  it('colors the span of the fault differently', () => {
    const { html } = readWindow(<FaultView {...faultViewExamples.default} />);
    expect(html.match(/class="wrong" d="M/g)).toHaveLength(1);
  });

  it('shows the rule and the cost of the fault', () => {
    const { words } = readWindow(<FaultView {...faultViewExamples.default} />);
    expect(words).toContain('If supply fan on And people in 0 For 30 min');
    expect(words).toContain('Cost $56 per night');
  });
});
