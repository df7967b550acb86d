import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { loadProfileExamples } from './LoadProfile.examples.ts';
import { LoadProfile, type LoadProfileProps } from './LoadProfile.tsx';

describe('LoadProfile', () => {
  it.each(Object.entries<LoadProfileProps>(loadProfileExamples))(
    'draws %s as a picture of at most 60 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<LoadProfile {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(60);
    },
  );

  it('shows the duration of the excess, centered above it', () => {
    const { html, words } = readWindow(<LoadProfile {...loadProfileExamples.default} />);
    expect(words).toContain('4 h 12 min');
    expect(html).toContain('--x:17.1%');
  });
});
