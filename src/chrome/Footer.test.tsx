import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteConfig } from '../../config/siteConfig.ts';
import type { Page } from '../content/Page.ts';
import { contactSettings } from '../content/settings/contactSettings.ts';
import { entriesOf } from '../content/site/entries.ts';
import { siteNavigation } from '../content/site/navigation.ts';
import { chromeText } from '../content/words/chromeText.ts';
import '../siteContent.ts';
import { Footer } from './Footer.tsx';

const page = (locales: Page['locales'], locale: Page['locale'] = 'en') =>
  ({
    id: 'product/mobile-cmms-app',
    path: '/product/mobile-cmms-app/',
    name: 'Mobile app',
    locale,
    locales,
    sections: [] as Page['sections'],
  }) as Page;

const html = renderToStaticMarkup(<Footer page={page(['en'])} />);

describe('Footer', () => {
  it('has the year, the networks, help, demo and the legal pages', () => {
    expect(html).toContain(`© ${siteConfig.copyrightYear}`);
    for (const social of contactSettings().socials) expect(html).toContain(`href="${social.url}"`);
    const { help, demo, legal } = siteNavigation();
    for (const { href } of [help, demo, ...legal]) expect(html).toContain(`href="${href}"`);
  });

  it('has a login link only if the settings have a login address', () => {
    const label = chromeText('en').logIn;
    expect(html).not.toContain(`>${label}<`);
    const withLogIn = renderToStaticMarkup(<Footer page={page(['en'])} logIn="https://app.example/" />);
    expect(withLogIn).toMatch(new RegExp(`<a [^>]*href="https://app.example/"[^>]*>${label}</a>`));
  });

  it('names the page in its title block', () => {
    expect(html).toContain('<dd>Mobile app</dd>');
  });

  it('shows the year of the page, or if it has none, of the newest page', () => {
    const [newest] = entriesOf('pressRelease');
    const [, year] = /<dd>(20\d\d)<\/dd>/.exec(html) ?? [];
    expect(Number(year)).toBeGreaterThanOrEqual(Number(newest?.date.slice(0, 4)));
    const dated = { ...page(['en']), updated: '2019-03-01' };
    expect(renderToStaticMarkup(<Footer page={dated} />)).toContain('<dd>2019</dd>');
  });

  it('links to the other host only if the page has a variant', () => {
    const other = `https://${siteConfig.hosts['en-AE']}/product/mobile-cmms-app/`;
    expect(html).not.toContain(other);
    const localized = renderToStaticMarkup(<Footer page={page(['en', 'en-AE'])} />);
    expect(localized).toContain(`href="${other}"`);
    expect(localized).toContain(chromeText('en').footer.block.regions.en);
    expect(renderToStaticMarkup(<Footer page={page(['en', 'en-AE'], 'en-AE')} />)).toContain(
      `href="https://${siteConfig.hosts.en}/product/mobile-cmms-app/"`,
    );
  });
});
