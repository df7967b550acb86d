import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { assetRecordExamples } from './AssetRecord.examples.ts';
import { AssetRecord, type AssetRecordProps } from './AssetRecord.tsx';

describe('AssetRecord', () => {
  it.each(Object.entries<AssetRecordProps>(assetRecordExamples))(
    'draws %s as a picture of at most 140 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<AssetRecord {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(140);
    },
  );

  it('shows tag number, condition and the latest event first', () => {
    const { words } = readWindow(<AssetRecord {...assetRecordExamples.default} />);
    expect(words).toContain('LNT-0007-8842');
    expect(words).toContain('Condition B, good');
    expect(words.indexOf('Today')).toBeLessThan(words.indexOf('Sep 2'));
  });

  it('carries a square code', () => {
    const { code } = assetRecordExamples.default;
    expect(code).toHaveLength(25);
    expect(code.every((row) => row.length === code.length)).toBe(true);
  });
});
