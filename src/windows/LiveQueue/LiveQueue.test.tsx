import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { liveQueueExamples } from './LiveQueue.examples.ts';
import { LiveQueue, type LiveQueueProps } from './LiveQueue.tsx';

describe('LiveQueue', () => {
  it.each(Object.entries<LiveQueueProps>(liveQueueExamples))(
    'draws %s as a picture of at most 60 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<LiveQueue {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(60);
    },
  );

  it('numbers its rows like the drawing, and shows a clock or a cost', () => {
    const { words } = readWindow(<LiveQueue {...liveQueueExamples.default} />);
    expect(words).toMatch(/1 Case 14 leaking, 61 ppm .* 01:16:09 2 AHU-07/);
    expect(words).toMatch(/3 Level 6 .* \$56 per night$/);
  });
});
