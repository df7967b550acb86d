import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageText, withContent } from '../../content/testing/withContent.ts';

afterEach(() => vi.unstubAllEnvs());

const IDS = ['rooms', 'halls', 'yards', 'roofs', 'doors', 'desks'];
const list = (heading: string) => `{ heading: ${heading}, entries: [{ link: rooms }, { link: halls }] }`;
const TEASER =
  'teaser: { heading: New, page: halls, title: A hall, text: What is in it., action: Enter, drawing: story-fm }';

/** Renders the header of a site with these menus. */
async function header(menus: string, words = '') {
  const root = withContent({
    ...Object.fromEntries(IDS.map((id) => [`en/${id}.yaml`, pageText(`The ${id}`)])),
    'settings/navigation.yaml': `${menus}
demo: { link: rooms }
help: { link: rooms }
footer: [{ name: Rooms, entries: [{ link: rooms }] }]
legal: [{ link: rooms }]
`,
    'chrome/en.yaml': readFileSync('content/chrome/en.yaml', 'utf8').replace(
      /^products:\n(?: .*\n)*/m,
      words,
    ),
    'facts/en.yaml': readFileSync('content/facts/en.yaml', 'utf8'),
  });
  const [{ allPages, loadedContent }, { Header }, { chromeFaults }] = await Promise.all([
    import('../../siteContent.ts'),
    import('../Header.tsx'),
    import('../chromeFaults.ts'),
  ]);
  const [page] = allPages();
  if (page === undefined) throw new Error('there is no page to draw');
  return {
    html: renderToStaticMarkup(<Header page={page} />),
    faults: chromeFaults(loadedContent()).map(({ file, text }) => `${file.replace(root, '')}: ${text}`),
  };
}

describe('a menu of a vendor’s own', () => {
  it.each([1, 2, 5, 9])('may have %d lists, each with its heading, and a teaser', async (count) => {
    const lists = Array.from({ length: count }, (_, at) => list(`List ${at + 1}`)).join(', ');
    const { html } = await header(`menus: [{ name: Places, lists: [${lists}], ${TEASER} }]`);
    expect(html).toContain('aria-controls="menu-places"');
    for (let at = 1; at <= count; at += 1) expect(html).toContain(`>List ${at}</p>`);
    expect(html).toMatch(/href="\/halls\/"[^>]*>.*A hall/);
  });

  it('has an id of its own panel, whatever it is called', async () => {
    const { html } = await header(
      `menus: [${['Platform', 'Über uns', 'Ber-Uns'].map((name) => `{ name: ${name}, lists: [${list('All')}] }`).join(', ')}]`,
    );
    const ids = [...html.matchAll(/aria-controls="(menu-[^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('the menu of products', () => {
  const products = (count: number) =>
    IDS.slice(0, count)
      .map((id) => `{ link: ${id}, system: cold, modules: [{ link: rooms }] }`)
      .join(', ');

  it.each([1, 2, 6])('may have %d, of one color, of which it shows the active one', async (count) => {
    const active = IDS[count - 1];
    const { html } = await header(
      `platform: { name: Products, products: [${products(count)}], activeProduct: ${active} }`,
    );
    expect([...html.matchAll(/data-product="(\w+)"/g)].map(([, id]) => id)).toEqual(IDS.slice(0, count));
    expect(html).toMatch(new RegExp(`data-product="${active}"[^>]* data-active=""`));
    expect(html.match(/data-active=""/g)).toHaveLength(1);
  });

  it('has words by the link of a product, and none for another', async () => {
    const menu = `platform: { name: Products, products: [${products(2)}], activeProduct: rooms }`;
    const words = (link: string) =>
      `products: { ${link}: { strip: { page: yards, title: About the yard, text: All of it. } } }\n`;
    const { html, faults } = await header(menu, words('halls'));
    expect(html).toContain('About the yard');
    expect(faults).toEqual([]);
    expect((await header(menu, words('hals'))).faults).toEqual([
      expect.stringMatching(
        /chrome\/en\.yaml: products\.hals: no product of content\/settings\/navigation\.yaml has this link: did you mean “halls”\?/,
      ),
    ]);
  });
});
