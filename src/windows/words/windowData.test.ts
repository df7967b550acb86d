import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withContent } from '../../content/testing/withContent.ts';

afterEach(() => vi.unstubAllEnvs());

const text = (path: string) => readFileSync(`content/${path}`, 'utf8');
const titled = (title: string) =>
  text('windows/en/clientReport.yaml').replace(/^title: .*$/m, `title: '${title}'`);

/** A site with a locale for which the project’s own content has nothing. */
const thirdLocale = {
  'settings/locales.yaml': 'en: www.{brandSlug}.example\nfr-FR: fr.{brandSlug}.example\n',
  'settings/prices.yaml': text('settings/prices.yaml').replace(
    /^currencies:$/m,
    '$&\n  fr-FR: { code: EUR, perDollar: 0.92 }',
  ),
  'facts/en.yaml': 'desks: 4\n',
  'facts/fr-FR.yaml': 'desks: 7\n',
  'windows/en/clientReport.yaml': titled('Report of {fact.desks} desks'),
};

/** The title of a window of this site, in the default language and in the third locale. */
async function titles(more: Readonly<Record<string, string>> = {}): Promise<string[]> {
  withContent({ ...thirdLocale, ...more });
  const { windowData } = await import('./windowData.ts');
  return [windowData('clientReport').title, windowData('clientReport', 'fr-FR').title];
}

describe('a product window', () => {
  it('has the texts of the locale', async () => {
    const own = { 'windows/fr-FR/clientReport.yaml': titled('Rapport de {fact.desks} bureaux') };
    expect(await titles(own)).toEqual(['Report of 4 desks', 'Rapport de 7 bureaux']);
  });

  it('has the English texts if the locale has none, with the locale’s figures', async () => {
    expect(await titles()).toEqual(['Report of 4 desks', 'Report of 7 desks']);
  });
});
