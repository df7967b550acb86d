import { expect, it } from 'vitest';
import { expectNoFaults } from '../../../../tests/expectNoFaults.ts';
import { explodedDrawings } from './explodedDrawings.ts';

// Labels stand in a narrow column beside the thing, each level with its part and three or four lines high.
it('has its parts from the top down, far enough apart for their labels', () => {
  const faults = Object.entries(explodedDrawings).flatMap(([name, draw]) => {
    const marks = Object.entries(draw('day').exploded?.marks ?? {});
    expect(marks.length, name).toBeGreaterThan(3);
    return marks.flatMap(([part, [across, down]], index) => {
      const above = marks[index - 1]?.[1][1] ?? -Infinity;
      return [
        (across < 20 || across > 96) && `${name}, ${part}: ${across}% across: 20 to 96`,
        (down < 6 || down > 94) && `${name}, ${part}: ${down}% down: 6 to 94`,
        down - above < 16 && `${name}, ${part}: ${down - above}% below the part above: at least 16`,
      ].filter((fault) => fault !== false);
    });
  });
  expectNoFaults(faults);
});
