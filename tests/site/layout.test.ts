import { expect, it } from 'vitest';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages } from './builtSite.ts';

/** As listed in the specification; the three events are this site’s. */
const WITHOUT_HEADER = ['/request-demo/'];
const WITHOUT_FOOTER = [
  '/contact/',
  '/request-demo/',
  '/request-trial/',
  '/gamechangersclub/',
  '/ai-page/',
  '/events/futureproof-fmsp-london/',
  '/events/iftar-gathering-dubai/',
  '/events/fm-mixer-chicago/',
];
const DARK = ['/gamechangersclub/', '/about/', '/ultimate-pillar/', '/ai-page/'];

it('header, footer and the dark header are on every page except those that are listed', () => {
  const pages = builtPages().filter(({ locale }) => locale === 'en');
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([...WITHOUT_HEADER, ...WITHOUT_FOOTER, ...DARK]),
  );
  expectNoFaults(
    pages.flatMap(({ path, html }) => {
      const header = /<header[^>]*data-header[^>]*>/.exec(html)?.[0];
      const wrong: string[] = [];
      if ((header === undefined) !== WITHOUT_HEADER.includes(path)) wrong.push(`${path}: header`);
      if (/data-footer-column/.test(html) === WITHOUT_FOOTER.includes(path)) wrong.push(`${path}: footer`);
      if (/data-tone="night"/.test(header ?? '') !== DARK.includes(path)) wrong.push(`${path}: dark header`);
      return wrong;
    }),
  );
});
