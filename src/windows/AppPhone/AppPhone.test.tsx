import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { windowData } from '../words/windowData.ts';
import { appPhoneExamples } from './AppPhone.examples.ts';
import { AppPhone, type AppPhoneProps } from './AppPhone.tsx';

/** The phones that have a version for the Emirates. */
const inTheEmirates = [
  'appClient',
  'appRequestor',
  'appScan',
  'appTenant',
  'appVendor',
  'appWorkstation',
] as const;

describe('AppPhone', () => {
  it.each([
    ...Object.entries<AppPhoneProps>(appPhoneExamples),
    ...inTheEmirates.map((name) => [`${name} in the Emirates`, windowData(name, 'en-AE')] as const),
  ])('draws %s as a picture of at most 60 elements', (_, props) => {
    const { html, nodes, intruders } = readWindow(<AppPhone {...props} />);
    expect(html).toContain(`role="img" aria-label="${props.label}"`);
    expectNoFaults(intruders);
    expect(nodes).toBeLessThanOrEqual(60);
  });

  it('numbers the parts in its drawing like the list below', () => {
    const { html } = readWindow(<AppPhone {...appPhoneExamples.scan} />);
    for (const mark of ['1', '2', '3']) {
      expect(html).toMatch(new RegExp(`<text[^>]*>${mark}</text>`));
      expect(html).toMatch(new RegExp(`<i class="mark">${mark}</i>`));
    }
  });

  it('shows the client the quote that the vendor sends', () => {
    const price = '$4,180';
    expect(readWindow(<AppPhone {...appPhoneExamples.client} />).words).toContain(`Approve ${price}`);
    expect(readWindow(<AppPhone {...appPhoneExamples.vendor} />).words).toContain(`Send quote ${price}`);
    const dirhams = 'AED 15,350';
    expect(readWindow(<AppPhone {...windowData('appClient', 'en-AE')} />).words).toContain(
      `Approve ${dirhams}`,
    );
    expect(readWindow(<AppPhone {...windowData('appVendor', 'en-AE')} />).words).toContain(
      `Quote ${dirhams}`,
    );
  });
});
