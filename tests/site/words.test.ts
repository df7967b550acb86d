import { describe, expect, it } from 'vitest';
import { copyFaults } from '../../src/content/checking/copyFaults.ts';
import { customerFaults } from '../../src/content/checking/customerFaults.ts';
import { record } from '../../src/content/entries/records.ts';
import type { Locale } from '../../src/content/files/locale.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages, filesOf, readSiteFile } from './builtSite.ts';
import { groupFaults } from './groupFaults.ts';
import { visibleTexts } from './visibleTexts.ts';

/** Our own names, which keep their spelling in British text. */
const NAMES = /\b(?:Energy|Refrigeration) optimization\b|\bOptimization\b|\bPartner program\b/g;

/** What is wrong with a text that a visitor reads, by the rules for content files. */
function textFaults(text: string, locale: Locale): string[] {
  return copyFaults(text.replace(NAMES, ' '), locale).map((fault) => `${fault}: “${text.slice(0, 100)}”`);
}

describe('visibleTexts', () => {
  it('reads paragraphs, labels read aloud and texts for search engines, but no code', () => {
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

  it('allows the name of a module in British text', () => {
    expectNoFaults(textFaults('Energy optimization by programme', 'en-AE'));
  });
});

describe('customerFaults', () => {
  const { name, quote, size } = record('customers', 'aldersyde');

  it('allows the record’s words, also shortened', () => {
    const part = quote.text.split(' ').slice(0, 8).join(' ');
    for (const text of [quote.text, `“${part},” he said.`, `${name} runs ${size}.`])
      expectNoFaults(customerFaults(text));
  });

  it('finds a reworded quotation', () => {
    expect(
      customerFaults(`“${quote.text.split(' ').slice(0, 8).join(' ')} and more,” he said.`),
    ).toHaveLength(1);
  });

  it('finds a differing size', () => {
    const [, unit] = /^[\d,]+ ([a-z]+)/.exec(size) ?? [];
    expect(customerFaults(`${name} has 4,500 ${unit}.`).join()).toContain(`“4,500 ${unit}” of ${name}`);
  });
});

const pages = builtPages().map(({ locale, name, own }) => ({ locale, name, texts: visibleTexts(own) }));

/** The faults of every text, each text checked once for each locale. */
function faultsOfTexts(faultsOf: (text: string, locale: Locale) => readonly string[]): string[] {
  const known = new Map<string, readonly string[]>();
  const once = (text: string, locale: Locale) => {
    const found = known.get(`${locale} ${text}`) ?? faultsOf(text, locale);
    known.set(`${locale} ${text}`, found);
    return found;
  };
  return pages.flatMap(({ locale, name, texts }) =>
    texts.flatMap((text) => once(text, locale).map((fault) => `${name}: ${fault}`)),
  );
}

it('no text of any page has a banned word, a real company, straight quotes or the spelling of the other locale', () => {
  expectNoFaults(groupFaults(faultsOfTexts(textFaults)));
});

it('neither does any drawing', () => {
  const faults = filesOf('.svg').flatMap((file) =>
    [...readSiteFile(file).matchAll(/<(?:text|tspan|title|desc)\b[^>]*>([^<]+)/g)].flatMap(([, text = '']) =>
      textFaults(text.replaceAll('&amp;', '&'), 'en').map((fault) => `${file}: ${fault}`),
    ),
  );
  expectNoFaults(faults);
});

it('customers have the same size and say the same words on every page', () => {
  expectNoFaults(groupFaults(faultsOfTexts(customerFaults)));
});

it('no page of the Emirates states a price in dollars', () => {
  const faults = pages
    .filter(({ locale }) => locale === 'en-AE')
    .flatMap(({ name, texts }) =>
      texts
        // A penalty of the United States, in the menu, is not a price.
        .filter((text) => /\$ ?\d/.test(text) && !text.includes('57,617'))
        .map((text) => `${name}: “${text.slice(0, 120)}”: write it in dirhams, or say “by quote”`),
    );
  expectNoFaults(groupFaults(faults));
});
