import { expect, it } from 'vitest';
import { expectNoFaults } from '../../../../tests/expectNoFaults.ts';
import { closeups } from './closeups.ts';

// Notes stand in a column of 232 px beside the thing, each above and below the line to its part: see CloseLook.
it('has its parts where every window shows them, and far enough apart for their notes', () => {
  const faults = Object.entries(closeups).flatMap(([name, draw]) => {
    const marks = Object.entries(draw('day').closeup?.marks ?? {}).sort(([, a], [, b]) => a[1] - b[1]);
    expect(marks.length, name).toBeGreaterThan(1);
    return marks.flatMap(([part, [across, down]], index) => {
      const above = marks[index - 1]?.[1][1] ?? -Infinity;
      return [
        (across < 270 || across > 625) && `${name}, ${part}: ${across} px across: 270 to 625`,
        (down < 70 || down > 592) && `${name}, ${part}: ${down} px down: 70 to 592`,
        down - above < 128 && `${name}, ${part}: ${down - above} px below the part above: at least 128`,
      ].filter((fault) => fault !== false);
    });
  });
  expectNoFaults(faults);
});
