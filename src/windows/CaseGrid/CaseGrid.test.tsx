import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { caseGridExamples } from './CaseGrid.examples.ts';
import { CaseGrid, type CaseGridProps } from './CaseGrid.tsx';

describe('CaseGrid', () => {
  it.each(Object.entries<CaseGridProps>(caseGridExamples))(
    'draws %s as a picture of at most 60 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<CaseGrid {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(60);
    },
  );

  it('marks only the case in alarm', () => {
    const { html, words } = readWindow(<CaseGrid {...caseGridExamples.default} />);
    expect(html.match(/data-state="alarm"[^>]*><span class="name">14</g)).toHaveLength(1);
    expect(words).toContain('14 48.6');
    expect(words).toContain('61 ppm');
  });
});
