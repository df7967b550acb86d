import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { createTrackingConfig } from '../../config/tracking.ts';
import { TAB_KEYS } from '../../src/behaviors/tabMemory.ts';
import { storedInBrowser } from '../../src/content/words/storedInBrowser.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

it('the cookie policy names everything that the site stores in a tab', () => {
  const policy = readFileSync('content/en/cookie-policy.mdx', 'utf8');
  const services = createTrackingConfig({ analytics: { id: 'x' }, sessionReplay: { id: 'x' } });
  const rows = storedInBrowser('analytics', services).rows;
  const listed = new Set(rows.map(({ name }) => name.replace(' (session storage)', '')));
  expectNoFaults(
    TAB_KEYS.filter((key) => !policy.includes(`| \`${key}\``) && !listed.has(key)).map(
      (key) => `content/en/cookie-policy.mdx: lacks ${key}, which the site stores in a tab: add a row for it`,
    ),
  );
});
