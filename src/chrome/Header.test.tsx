import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Page } from '../content/Page.ts';
import { fullNavigation } from '../content/testing/fullNavigation.ts';
import { chromeText } from '../content/words/chromeText.ts';
import { allPages } from '../siteContent.ts';
import { Header } from './Header.tsx';

const page = {
  id: 'pricing',
  path: '/pricing/',
  name: 'Pricing',
  locale: 'en',
  locales: ['en'],
} as unknown as Page;
const html = renderToStaticMarkup(<Header page={page} />);

describe('Header', () => {
  it('gives each menu a button that names its panel', () => {
    const controlled = [...html.matchAll(/aria-expanded="false" aria-controls="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(controlled.length).toBeGreaterThan(0);
    for (const id of controlled) expect(html).toContain(`id="${id}"`);
  });

  it('begins with the platform menu, which opens by default', () => {
    expect(html.match(/aria-expanded="false" aria-controls="([^"]+)"/)?.[1]).toBe('menu-platform');
  });

  it('shows one product of the platform menu at first', () => {
    expect(html.match(/data-active=""/g)).toHaveLength(1);
  });

  it('offers an e-book with each product', () => {
    const formats = fullNavigation().platform.products.map(({ link }) => {
      const page = chromeText('en').products[link]?.ebook?.page;
      const entry = allPages().find(({ id, locale }) => id === page && locale === 'en')?.entry;
      return [link, entry?.kind === 'resource' ? entry.format : undefined];
    });
    expect(formats).toEqual(formats.map(([link]) => [link, 'e-book']));
  });

  it('marks the page that it is on', () => {
    expect(html).toMatch(/href="\/pricing\/" aria-current="page"/);
  });

  it('is dark on a dark page', () => {
    expect(html).not.toContain('data-tone="night"');
    expect(renderToStaticMarkup(<Header page={page} isDark />)).toContain('data-tone="night"');
  });

  it('has a login link only if the settings have a login address', () => {
    const label = chromeText('en').logIn;
    expect(html).not.toContain(`>${label}<`);
    const withLogIn = renderToStaticMarkup(<Header page={page} logIn="https://app.example/" />);
    expect(withLogIn).toMatch(new RegExp(`<a [^>]*href="https://app.example/"[^>]*>${label}</a>`));
  });

  it('says when a link opens a new tab', () => {
    for (const [link] of html.matchAll(/<a [^>]*target="_blank".*?<\/a>/g))
      expect(link).toContain(chromeText('en').opensNewTab);
  });
});
