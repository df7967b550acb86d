import { describe, expect, it } from 'vitest';
import { copyFaults, shared } from '../../src/content/copyFaults.ts';
import { customerFaults } from '../../src/content/customerFaults.ts';
import { namesTheSame, SHARE_OF_PAGES } from '../../src/content/headingMatch.ts';
import { LOCALES } from '../../src/content/locale.ts';
import { record } from '../../src/content/records.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages, filesOf, readSiteFile } from './builtSite.ts';
import { groupFaults } from './groupFaults.ts';
import { visibleTexts } from './visibleTexts.ts';

/** Our own names, which keep their spelling in British text. */
const NAMES = /\b(?:Energy|Refrigeration) optimization\b|\bOptimization\b|\bPartner program\b/g;

/** What is wrong with a text that a visitor reads, by the rules for content files. */
function textFaults(text: string, locale: (typeof LOCALES)[number]): string[] {
  return copyFaults(text.replace(NAMES, ' '), locale).map((fault) => `${fault}: “${text.slice(0, 100)}”`);
}

describe('visibleTexts', () => {
  it('reads paragraphs, what is read aloud and what search engines print, and no code', () => {
    const html =
      '<head><title>T</title><meta name="description" content="D"><style>a{}</style></head><body><p>One <b>two</b>, three<p>' +
      '<img alt="Four"><button aria-label="Five">Six</button><code>--x</code><script>"s"</script>CO<sub>2</sub></body>';
    expect(visibleTexts(html).map((text) => text.replace(/ ,/g, ','))).toEqual([
      'T',
      'D',
      'One two, three',
      'Four',
      'Five',
      'Six',
      'CO2',
    ]);
  });
});

describe('textFaults', () => {
  it.each(['A seamless handover', 'The site"s', 'One -- two', 'Wait...', 'The colour'])(
    'finds %s',
    (text) => {
      expect(textFaults(text, 'en')).toHaveLength(1);
    },
  );

  it('lets a name of a module stand in British text', () => {
    expectNoFaults(textFaults('Energy optimization by programme', 'en-AE'));
  });
});

describe('customerFaults', () => {
  const { name, quote, size } = record('customers', 'aldersyde');

  it('lets the words of the record stand, also broken off', () => {
    const part = quote.text.split(' ').slice(0, 8).join(' ');
    for (const text of [quote.text, `“${part},” he said.`, `${name} runs ${size}.`])
      expectNoFaults(customerFaults(text));
  });

  it('finds a quotation in other words', () => {
    expect(
      customerFaults(`“${quote.text.split(' ').slice(0, 8).join(' ')} and more,” he said.`),
    ).toHaveLength(1);
  });

  it('finds another size', () => {
    expect(customerFaults(`${name} has 45 buildings.`).join()).toContain(
      '“45 buildings” of Aldersyde Estates',
    );
  });
});

const pages = builtPages().map((page) => ({ ...page, texts: visibleTexts(page.html) }));

it('no text of any page has a banned word, a real company, straight quotes or the spelling of the other locale', () => {
  // The same line of the chrome is on every page, so it is checked once.
  const known = new Map<string, string[]>();
  const faultsOf = (text: string, locale: (typeof LOCALES)[number]) => {
    const found = known.get(`${locale} ${text}`) ?? textFaults(text, locale);
    known.set(`${locale} ${text}`, found);
    return found;
  };
  const faults = pages.flatMap(({ locale, name, texts }) =>
    texts.flatMap((text) => faultsOf(text, locale).map((fault) => `${name}: ${fault}`)),
  );
  expectNoFaults(groupFaults(faults));
});

it('no drawing has either', () => {
  const faults = filesOf('.svg').flatMap((file) =>
    [...readSiteFile(file).matchAll(/<(?:text|tspan|title|desc)\b[^>]*>([^<]+)/g)].flatMap(([, text = '']) =>
      textFaults(text.replaceAll('&amp;', '&'), 'en').map((fault) => `${file}: ${fault}`),
    ),
  );
  expectNoFaults(faults);
});

it('customers have the same size and say the same words on every page', () => {
  const faults = pages.flatMap(({ name, texts }) =>
    texts.flatMap(customerFaults).map((fault) => `${name}: ${fault}`),
  );
  expectNoFaults(faults);
});

it('no page of the Emirates states a price in dollars', () => {
  const faults = pages
    .filter(({ locale }) => locale === 'en-AE')
    .flatMap(({ name, texts }) =>
      texts
        // A penalty of the United States, in the menu, is no price.
        .filter((text) => /\$ ?\d/.test(text) && !text.includes('57,617'))
        .map((text) => `${name}: “${text.slice(0, 120)}”: write it in dirhams, or say “by quote”`),
    );
  expectNoFaults(groupFaults(faults));
});

describe.each(LOCALES)('pages of %s', (locale) => {
  const heads = pages
    .filter((page) => page.locale === locale)
    .map(({ name, html }) => ({
      name,
      isHidden: html.includes('<meta name="robots" content="noindex"'),
      title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
      description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
    }));

  it('have titles and descriptions that search engines print whole', () => {
    const faults = heads.filter(
      ({ isHidden, title, description }) =>
        !isHidden &&
        (title.length < 10 || title.length > 65 || description.length < 50 || description.length > 165),
    );
    expectNoFaults(
      faults.map(
        ({ name, title, description }) =>
          `${name}: title of ${title.length} characters (10 to 65), description of ${description.length} (50 to 165): correct meta in its content file`,
      ),
    );
  });

  it('nearly all have a heading that names what the title does', () => {
    const named = pages
      .filter((page) => page.locale === locale)
      .map(({ name, html }) => ({
        name,
        title: (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ \| [^|]+$/, ''),
        heading: visibleTexts(/<h1\b[^>]*>[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '').join(' '),
      }));
    const others = named.filter(({ title, heading }) => !namesTheSame(title, heading));
    if (others.length <= named.length * (1 - SHARE_OF_PAGES)) return;
    expectNoFaults(
      others.map(({ name, title, heading }) => `${name}: “${heading}” names nothing of the title “${title}”`),
    );
  });

  it('have each its own', () => {
    const name = (head: (typeof heads)[number]) => head.name;
    expectNoFaults(shared(heads, ({ title }) => title, name));
    expectNoFaults(shared(heads, ({ description }) => description, name));
  });
});
