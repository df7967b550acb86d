import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { jobPhoneExamples } from './JobPhone.examples.ts';
import { JobPhone, type JobPhoneProps } from './JobPhone.tsx';

describe('JobPhone', () => {
  it.each(Object.entries<JobPhoneProps>(jobPhoneExamples))(
    'draws %s as a picture of at most 60 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<JobPhone {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(60);
    },
  );

  it('checks off completed steps and marks the one in progress', () => {
    const { html } = readWindow(<JobPhone {...jobPhoneExamples.default} />);
    expect(html.match(/<li[^>]*data-state="done"/g)).toHaveLength(3);
    expect(html).toMatch(/<li[^>]*data-state="current">.*?Weigh gas recovered/);
  });

  it('has one slot for the next photo', () => {
    const { html } = readWindow(<JobPhone {...jobPhoneExamples.default} photos={[]} />);
    expect(html.match(/class="photo"/g)).toHaveLength(1);
  });
});
