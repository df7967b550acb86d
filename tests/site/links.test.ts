import { expect, it } from 'vitest';
import { KnownSite } from '../../build/check/KnownSite.ts';
import { LinkedSite } from '../../build/links/LinkedSite.ts';
import { formatFault } from '../../shared/Fault.ts';
import { loadedContent } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtLinks } from './builtSite.ts';
import { groupFaults } from './groupFaults.ts';
import { servedSite } from './siteAnswer.ts';

it('groups what many pages share', () => {
  expect(groupFaults(['/a/: x', '/b/: y: z', ...['/c/', '/d/', '/e/'].map((page) => `${page}: x`)])).toEqual([
    '/a/, /c/, /d/ and 1 more: x',
    '/b/: y: z',
  ]);
});

it('every link, file and picture of every page is there, on both hosts', () => {
  const known = new KnownSite(loadedContent());
  const site = new LinkedSite(servedSite, builtLinks(), (path) => known.missing(path));
  expectNoFaults(groupFaults(site.linkFaults().map(formatFault)));
});
