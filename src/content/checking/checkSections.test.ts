import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatFault } from '../../../shared/Fault.ts';
import { pageText, withContent } from '../testing/withContent.ts';

afterEach(() => vi.unstubAllEnvs());

async function faultsOf(files: Record<string, string>): Promise<string[]> {
  const root = withContent(files);
  const { loadedContent } = await import('../../siteContent.ts');
  return loadedContent().faults.map((fault) => formatFault(fault).replaceAll(root, 'content'));
}

const cta = (id: string, more = '') =>
  `  - type: cta\n    id: ${id}\n    title: T\n    label: Go\n    href: /\n${more}`;
const thanks = (id: string) =>
  `  - type: thankYou\n    id: ${id}\n    title: T\n    intro: D\n    scene: { scene: drawing, name: thank-you }\n    steps: [{ when: Now, title: T, text: D }]\n`;

describe('sections that cannot be on one page together', () => {
  it('are two of the same id, each with the line of the second', async () => {
    expect(
      await faultsOf({ 'en/index.yaml': pageText('Home', `sections:\n${cta('end')}${cta('end')}`) }),
    ).toEqual([
      'content/en/index.yaml:10: sections[2].id: “end” is the id of sections[1] too: give this section another, or none',
    ]);
  });

  it('are two that draw the main heading', async () => {
    expect(
      await faultsOf({ 'en/index.yaml': pageText('Home', `sections:\n${thanks('a')}${thanks('b')}`) }),
    ).toEqual([
      'content/en/index.yaml:10: sections[2].type: a page has one main heading (h1), and sections[1] (thankYou) draws it already: remove one of the two, or show this as a section without one',
    ]);
  });

  it('are reported once for a page and its variant in a region', async () => {
    const faults = await faultsOf({
      'en/index.yaml': pageText('Home', `sections:\n${cta('end')}${cta('end')}`),
      'en-AE/index.yaml': 'name: Start\n',
    });
    expect(faults).toHaveLength(1);
  });
});

describe('a fault of a section that a region varies', () => {
  it('is in the file of the page where the section has no id', async () => {
    const faults = await faultsOf({
      'en/index.yaml': pageText(
        'Home',
        `sections:\n  - type: cta\n    title: T\n    lable: Go\n    href: /\n${cta('end')}`,
      ),
      'en-AE/index.yaml': 'sections:\n  - id: end\n    title: Other\n',
    });
    expect(faults.join('\n')).toContain('content/en/index.yaml:6: sections[1]: unknown field “lable”');
    expect(faults.join('\n')).not.toContain('en-AE');
  });
});
