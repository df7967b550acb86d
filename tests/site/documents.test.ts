import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formById } from '../../src/content/entries/forms.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages, readSiteFile, SITE_OUT } from './builtSite.ts';

it('every document offered for an email address is a PDF, and opens from its form’s thank-you page', () => {
  const pages = builtPages().filter(({ locale }) => locale === 'en');
  const thanks = new Map(pages.map(({ path, html }) => [path, html]));
  const documents = allPages().flatMap(({ path, locale, entry }) =>
    entry?.kind === 'resource' && entry.form && entry.pdf && locale === 'en'
      ? [{ path, pdf: entry.pdf, thankYou: entry.thankYou ?? formById(entry.form).thankYou }]
      : [],
  );
  expect(documents.length).toBeGreaterThan(0);
  expectNoFaults(
    documents.flatMap(({ path, pdf, thankYou }) => {
      const faults: string[] = [];
      if (!existsSync(`${SITE_OUT}${pdf}`) || !readSiteFile(pdf).startsWith('%PDF-'))
        faults.push(`${path}: its ${pdf} is not a PDF of the site`);
      const html = thanks.get(thankYou.split('#')[0] ?? '');
      if (html !== undefined && !html.includes(`href="${pdf}"`))
        faults.push(`${path}: ${thankYou}, where its form leads, has no link to ${pdf}`);
      return faults;
    }),
  );
});
