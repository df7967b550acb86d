import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { formatFault } from '../../shared/Fault.ts';
import type { ContentFault } from '../content/files/contentError.ts';
import { withContent } from '../content/testing/withContent.ts';

afterEach(() => vi.unstubAllEnvs());

const PAGES = Object.fromEntries(
  ['pricing', 'request-demo', 'contact'].map((id) => [
    `en/${id}.yaml`,
    `meta: { title: '${id}', desc: 'All of ${id}.' }\nname: ${id}\n`,
  ]),
);
const entry = (link: string) => `{ link: ${link}, name: The ${link} page }`;
const menus = (footer: string) =>
  [
    `demo: ${entry('request-demo')}`,
    `help: ${entry('contact')}`,
    'footer:',
    '  - name: Column',
    '    entries:',
    `      - ${footer}`,
    `      - ${entry('contact')}`,
    'menus:',
    '  - name: Partners',
    '    lists: [{ entries: [{ link: pricing, name: Prices, icon: belll }] }]',
    `legal: [${entry('contact')}]`,
  ].join('\n');

/** Renders header and footer in development, with the faults that a page would show. */
async function drawn(files: Record<string, string>): Promise<{ html: string; faults: string[] }> {
  const root = withContent({
    ...PAGES,
    'chrome/en.yaml': readFileSync('content/chrome/en.yaml', 'utf8'),
    'facts/en.yaml': readFileSync('content/facts/en.yaml', 'utf8'),
    'consent/en.yaml': readFileSync('content/consent/en.yaml', 'utf8'),
    ...files,
  });
  (await import('../content/files/allowFaultyPages.ts')).allowFaultyPages();
  const { allPages } = await import('../siteContent.ts');
  const { collectingFaults, collectFaults } = await import('../content/files/collectFaults.ts');
  const [{ Chrome }, { cachedChromeFaults }] = await Promise.all([
    import('./chrome.ts'),
    import('./chromeFaults.ts'),
  ]);
  const page = allPages().find(({ id }) => id === 'contact');
  if (page === undefined) throw new Error('there is no page to draw');
  const met = new Set<ContentFault>();
  const html = collectingFaults(met, () => {
    collectFaults(cachedChromeFaults());
    return renderToStaticMarkup(
      <>
        <Chrome.HelloBar />
        <Chrome.Header page={page} />
        <Chrome.Footer page={page} />
      </>,
    );
  });
  return { html, faults: [...met].map((fault) => formatFault(fault).replaceAll(root, 'content')) };
}

it('an entry with a broken link and an unknown icon are left out, and reported with their lines', async () => {
  const { html, faults } = await drawn({ 'settings/navigation.yaml': menus(entry('priceing')) });
  expect(html).toContain('The contact page');
  expect(html).not.toContain('The priceing page');
  expect(html).toContain('Prices');
  expect(faults).toContain(
    'content/settings/navigation.yaml:6: footer[1].entries[1].link: there is no page “priceing”: did you mean “pricing”? Use the path of a file below content/en, without its ending',
  );
  expect(faults.join('\n')).toMatch(
    /navigation\.yaml:10: menus\[1\]\.lists\[1\]\.entries\[1\]\.icon: there is no icon “belll”: did you mean “bell”\?/,
  );
});

it('a link to a page that is gone, and a bar without text, do not break the rest', async () => {
  const words = readFileSync('content/chrome/en.yaml', 'utf8');
  const { html, faults } = await drawn({
    'settings/navigation.yaml': menus(entry('pricing')),
    'settings/bars.yaml': 'helloBars:\n  - id: webinar\n    href: https://x.example/\nwithoutHelloBar: []\n',
    'chrome/en.yaml': words.replace(/^ {4}webinar:\n(?: {6}.*\n)+/m, ''),
  });
  expect(html).toContain('The pricing page');
  expect(faults.join('\n')).toMatch(/chrome\/en\.yaml:\d+: .*page: there is no page/);
  expect(faults.join('\n')).toMatch(/bars\.yaml:2: helloBars\[1\]\.id: the bar “webinar” has no words/);
});
