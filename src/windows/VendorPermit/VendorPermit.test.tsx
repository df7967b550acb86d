import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { vendorPermitExamples } from './VendorPermit.examples.ts';
import { VendorPermit, type VendorPermitProps } from './VendorPermit.tsx';

describe('VendorPermit', () => {
  it.each(Object.entries<VendorPermitProps>(vendorPermitExamples))(
    'draws %s as a picture of at most 140 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<VendorPermit {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(140);
    },
  );

  it('shows the check that is still open and both signatures', () => {
    const { html, words } = readWindow(<VendorPermit {...vendorPermitExamples.default} />);
    expect(html).toMatch(/data-state="open">.*?Hand back, remove lock/);
    expect(words).toMatch(/Issued by S\. Marsh 09:16 Held by L\. Varga 09:18$/);
  });
});
