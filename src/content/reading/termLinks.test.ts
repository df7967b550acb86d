import { markdownToHtml } from 'satteri';
import { expect, it } from 'vitest';
import { termLinks, termsOf } from './termLinks.ts';

const glossary = `
## Systems

### BMS

Building management system: the controllers of a building. [More](/bms/#parts).

### Single sign-on (SSO)

One password.

### Round

A walk with readings.

### Asset hierarchy

The tree of a site.

### Min–max stock

Reorder at the minimum.
`;

const terms = termsOf(glossary, '/terms/', (name) => name !== 'Round');

/** The text with its links to definitions in brackets. */
function linked(text: string, page = '/blog/traps/'): string {
  const { html } = markdownToHtml(text, { hastPlugins: [termLinks(terms, page, text)] });
  return html
    .replace(/<a href="\/terms\/#([^"]*)" data-term="">(.*?)<\/a>/gs, '[$2:$1]')
    .replace(/<\/?(?:p|ul|li)>/g, '')
    .trim();
}

it('links the first use of a term, in the plural and spelled out too', () => {
  expect(linked('A BMS.\n\nTwo BMSs.')).toBe('A [BMS:bms].\nTwo BMSs.');
  expect(linked('Their building\nmanagement systems.')).toBe('Their [building\nmanagement systems:bms].');
  expect(linked('Asset hierarchies grow.')).toBe('[Asset hierarchies:asset-hierarchy] grow.');
  expect(linked('Staff use **SSO**.')).toBe('Staff use <strong>[SSO:single-sign-on-sso]</strong>.');
  expect(linked('Count min-max stock.')).toBe('Count [min-max stock:minmax-stock].');
});

it('leaves longer words, small letters and everyday words alone', () => {
  expect(linked('The bms, a BMS-ready valve, SSO/BMS and a round.')).toBe(
    'The bms, a BMS-ready valve, SSO/BMS and a round.',
  );
});

it('leaves headings, links, code and tables alone', () => {
  const text = '# BMS\n\n[A BMS](/b/) and `BMS`.\n\n| BMS |\n| --- |\n| BMS |';
  expect(linked(text)).not.toContain('[');
});

it('links one term in a paragraph, and eight in all', () => {
  expect(linked('A BMS with SSO.\n\n- SSO')).toBe('A [BMS:bms] with SSO.\n\n[SSO:single-sign-on-sso]');
  const many = Array.from({ length: 12 }, (_, at) => `${'abcdefghijkl'[at]} valve`);
  const named = termsOf(many.map((name) => `### ${name}\n\nTerm.\n`).join('\n'), '/terms/', () => true);
  const text = many.join('\n\n');
  const { html } = markdownToHtml(text, { hastPlugins: [termLinks(named, '/blog/', text)] });
  expect(html.split('data-term').length - 1).toBe(8);
});

it('leaves a term to the author who has linked it, and to the page that its definition sends readers to', () => {
  expect(linked('A BMS.\n\nThe [system](/terms/#bms).')).toBe('A BMS.\nThe [system:bms].');
  expect(linked('A BMS.', '/bms/')).toBe('A BMS.');
});
