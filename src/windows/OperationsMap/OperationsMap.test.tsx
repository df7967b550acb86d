import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { operationsMapExamples } from './OperationsMap.examples.ts';
import { OperationsMap, type OperationsMapProps } from './OperationsMap.tsx';

describe('OperationsMap', () => {
  it.each(Object.entries<OperationsMapProps>(operationsMapExamples))(
    'draws %s as a picture of at most 140 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<OperationsMap {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(140);
    },
  );

  it('lists the sites that need attention first', () => {
    const { words } = readWindow(<OperationsMap {...operationsMapExamples.default} />);
    expect(words).toMatch(/Needs a person 2 Pellow, Harbor Road .* Watching 8 .* Healthy 204/);
  });
});
