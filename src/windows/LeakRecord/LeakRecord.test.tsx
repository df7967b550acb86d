import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { leakRecordExamples } from './LeakRecord.examples.ts';
import { LeakRecord, type LeakRecordProps } from './LeakRecord.tsx';

describe('LeakRecord', () => {
  it.each(Object.entries<LeakRecordProps>(leakRecordExamples))(
    'draws %s as a picture of at most 60 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<LeakRecord {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(60);
    },
  );

  it('pairs each name with its value and includes the signature', () => {
    const { html, words } = readWindow(<LeakRecord {...leakRecordExamples.default} />);
    expect(html).toMatch(/<dt[^>]*>Leak rate<\/dt><dd[^>]*>3\.1%<\/dd>/);
    expect(words).toMatch(/T\. Reyes, EPA 608 Type II 03:52$/);
  });
});
