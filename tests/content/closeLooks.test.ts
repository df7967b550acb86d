import { expect, it } from 'vitest';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

it('goes close once on every product, industry and solution page, and is quiet after it', () => {
  const pages = allPages().filter(
    ({ locale, id }) => locale === 'en' && /^(product|industry|solutions)\//.test(id),
  );
  expect(pages.length).toBeGreaterThan(40);
  expectNoFaults(
    pages.flatMap(({ id, sections }) => {
      const types = sections.map(({ type }) => type);
      const at = types.indexOf('closeLook');
      return [
        at < 0 && `content/en/${id} has no section closeLook`,
        at !== types.lastIndexOf('closeLook') && `content/en/${id} has more than one section closeLook`,
        at >= 0 && types[at + 1] !== 'statement' && `content/en/${id}: put a statement after its close look`,
      ].filter((fault) => fault !== false);
    }),
  );
});
