import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { dispatchMapExamples } from './DispatchMap.examples.ts';
import { DispatchMap, type DispatchMapProps } from './DispatchMap.tsx';

describe('DispatchMap', () => {
  it.each(Object.entries<DispatchMapProps>(dispatchMapExamples))(
    'draws %s as a picture of at most 60 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<DispatchMap {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(60);
    },
  );

  it('shows arrival and distance below the map', () => {
    const { words } = readWindow(<DispatchMap {...dispatchMapExamples.default} />);
    expect(words).toMatch(/^Refcool, van 6 Accepted 39 min 21\.4 mi$/);
  });
});
