import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withContent } from '../testing/withContent.ts';

const MENUS = readFileSync('content/settings/navigation.yaml', 'utf8');

afterEach(() => vi.unstubAllEnvs());

/** The message for menus in which a text is replaced, or none. */
async function complaint(from: string | RegExp, to: string): Promise<string | undefined> {
  const changed = MENUS.replace(from, to);
  if (changed === MENUS) throw new Error(`the menus have no ${from}`);
  const root = withContent({ 'settings/navigation.yaml': changed });
  const { readNavigation } = await import('./readNavigation.ts');
  try {
    readNavigation();
    return undefined;
  } catch (error) {
    return (error as Error).message.replaceAll(root, 'content');
  }
}

describe('the menus', () => {
  it('name line, field and remedy of a misspelled field', async () => {
    expect(await complaint('link: about,', 'lnk: about, link: about,')).toMatch(
      /^content\/settings\/navigation\.yaml:\d+: menus\[3\]\.lists\[1\]\.entries\[1\]: unknown field “lnk”: did you mean “link”\?/,
    );
  });

  it('name a text that is too long', async () => {
    expect(await complaint(/tag: Hiring/, `tag: ${'Hiring '.repeat(4)}`)).toMatch(
      /footer\[4\]\.entries\[3\]\.tag: is too long: 27 characters, at most 16$/,
    );
  });

  it('may have products of one color', async () => {
    expect(await complaint('system: energy', 'system: cmms')).toBeUndefined();
  });

  it('refuse a product that is there twice, and a first product that is not among them', async () => {
    expect(
      await complaint('- link: product/connected-buildings', '- link: product/connected-cmms'),
    ).toContain('two products lead to the same page: give each its own link');
    expect(await complaint(/ {4}- link: product\/connected-cmms[\s\S]*?(?= {4}- link: product)/, '')).toMatch(
      /activeProduct: is the link of none of the products/,
    );
  });

  it('may all be left out, and be a vendor’s own', async () => {
    const few = `
menus: [{ name: Rooms, lists: [{ heading: All, entries: [{ link: rooms }] }] }]
demo: { link: rooms }
help: { link: rooms }
footer: [{ name: Rooms, entries: [{ link: rooms }] }]
legal: [{ link: rooms }]
`;
    withContent({ 'settings/navigation.yaml': few });
    const { readNavigation } = await import('./readNavigation.ts');
    expect(readNavigation().menus).toMatchObject([{ name: 'Rooms', lists: [{ heading: 'All' }] }]);
  });

  it('may be worded anew for a locale, and are the same otherwise', async () => {
    withContent({
      'settings/navigation.yaml': MENUS,
      'settings/navigation.en-AE.yaml': 'pricing: { link: pricing, name: Tariffs }\n',
    });
    const { readNavigation } = await import('./readNavigation.ts');
    const [own, others] = [readNavigation('en-AE'), readNavigation()];
    expect(own.pricing?.name).toBe('Tariffs');
    expect(others.pricing?.name).not.toBe('Tariffs');
    expect(own.footer).toEqual(others.footer);
  });

  it('may name a page by its placeholders', async () => {
    expect(await complaint('link: about,', "link: 'why-{brandSlug}',")).toBeUndefined();
  });
});
