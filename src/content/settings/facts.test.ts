import { appendFileSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageText, withContent } from '../testing/withContent.ts';

afterEach(() => vi.unstubAllEnvs());

const facts = 'trialDays: 14\nestates: 1214\ncasePrice: $1.90\nappVersion: "25.40"\nuptime: 99.9\n';
const pageWith = (title: string) =>
  pageText('Home', `sections: [{ type: cta, title: "${title}", label: Go }]`);

async function read(files: Record<string, string>) {
  const root = withContent({ 'facts/en.yaml': facts, 'en/index.yaml': pageText('Home'), ...files });
  const { allPages, loadedContent } = await import('../../siteContent.ts');
  const { forgetContent } = await import('../files/contentCache.ts');
  const faultsFound = () =>
    loadedContent().faults.map((fault) => ({ ...fault, file: fault.file.replace(root, '') }));
  return { root, allPages, forgetContent, faultsFound };
}

const titleOf = (page: unknown) => (page as { sections: { title: string }[] }).sections[0]?.title;

describe('facts', () => {
  it.each([
    ['{fact.trialDays} days', '14 days'],
    ['{fact.trialDays.Words} days, {fact.trialDays.words} nights', 'Fourteen days, fourteen nights'],
    ['{fact.estates} estates', '1,214 estates'],
    ['{fact.casePrice} a case', '$1.90 a case'],
    ['App {fact.appVersion}, {fact.uptime}%', 'App 25.40, 99.9%'],
  ])('are stated by pages as “%s”', async (written, shown) => {
    const { allPages } = await read({ 'en/index.yaml': pageWith(written) });
    expect(titleOf(allPages()[0])).toBe(shown);
  });

  it('are stated by the text of MDX pages', async () => {
    const { allPages } = await read({
      'en/terms.mdx': `---\n${pageText('Terms', 'updated: 2025-04-01\n')}---\nIt lasts {fact.trialDays} days.\n`,
    });
    const terms = allPages().find(({ id }) => id === 'terms');
    const { readContentText } = await import('../reading/readContent.ts');
    expect(readContentText(String(terms?.prose))).toContain('It lasts 14 days.');
  });

  it('name file, line and the nearest names where a page states one that is not there', async () => {
    const { faultsFound } = await read({ 'en/index.yaml': pageWith('{fact.trialDay} days') });
    expect(faultsFound()).toEqual([
      {
        file: '/en/index.yaml',
        line: 3,
        text: 'has the unknown placeholder {fact.trialDay}: did you mean “fact.trialDays”? Use one of fact.trialDays, fact.estates, fact.casePrice, fact.appVersion, fact.uptime',
      },
    ]);
  });

  it('differ by region where the region has its own, in the words that it takes over too', async () => {
    const { allPages } = await read({
      'facts/en-AE.yaml': 'trialDays: 30\n',
      'en/index.yaml': pageText(
        'Home',
        'sections: [{ type: cta, id: end, title: "{fact.trialDays} days on {fact.estates}", label: Go }]',
      ),
      'en-AE/index.yaml': 'name: Start\n',
    });
    expect(allPages().map(titleOf)).toEqual(['14 days on 1,214', '30 days on 1,214']);
  });

  it('are read again after an edit', async () => {
    const { allPages, forgetContent, root } = await read({
      'en/index.yaml': pageWith('{fact.trialDays} days'),
    });
    expect(titleOf(allPages()[0])).toBe('14 days');
    writeFileSync(`${root}/facts/en.yaml`, 'trialDays: 21\n');
    forgetContent();
    expect(titleOf(allPages()[0])).toBe('21 days');
  });

  it.each([
    [
      'TrialDays: 30',
      'TrialDays: a fact is named by one word that begins with a small letter, such as trialDays: rename it',
    ],
    ['days: [1, 2]', 'days: must be a text or a number'],
    [
      'days: "one: two"',
      'days: holds a sign that means something else in a page: use letters, digits, spaces, $ . , % and hyphens',
    ],
  ])('that are written as “%s” are a fault, said once', async (line, text) => {
    const { faultsFound } = await read({ 'facts/en.yaml': `${facts}${line}\n` });
    expect(faultsFound()).toEqual([{ file: '/facts/en.yaml', line: 6, text }]);
  });

  it('that cannot be read are the fault, and the pages that state them follow from it', async () => {
    const { root, faultsFound } = await read({ 'en/index.yaml': pageWith('{fact.trialDays} days') });
    appendFileSync(`${root}/facts/en.yaml`, 'note: a: b\n');
    expect(faultsFound().map(({ file, because }) => [file, because])).toEqual([
      ['/facts/en.yaml', undefined],
      ['/en/index.yaml', `${root}/facts/en.yaml`],
    ]);
  });
});
