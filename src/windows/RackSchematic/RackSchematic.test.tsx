import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { rackSchematicExamples } from './RackSchematic.examples.ts';
import { RackSchematic, type RackSchematicProps } from './RackSchematic.tsx';

describe('RackSchematic', () => {
  it.each(Object.entries<RackSchematicProps>(rackSchematicExamples))(
    'draws %s as a picture of at most 140 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<RackSchematic {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(140);
    },
  );

  it('starts with the alarm and its job, and draws the circuit with its readings', () => {
    const { words } = readWindow(<RackSchematic {...rackSchematicExamples.default} />);
    expect(words).toMatch(/Case 14: 61 ppm, section B isolated WO-48213 C1 C2 C3 C4/);
    expect(words).toContain('14 48.6');
  });
});
