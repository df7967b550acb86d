import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { literalMarkup, PLAIN_FIELDS } from './literalMarkup.ts';

describe('literalMarkup', () => {
  it.each([
    [
      'text',
      'Reads in {an hour}',
      '“{an hour}” shows with its braces: remove them, or write the name of a placeholder such as {brand}',
    ],
    ['text', 'One } too many', '“}” shows on the page: remove it'],
    [
      'text',
      'A <b>quiet</b> pump',
      '“<b>” shows on the page: remove it, and write **words** where they are to be bold',
    ],
    ['text', 'Pumps&nbsp;and fans', '“&nbsp;” shows on the page: write the sign itself'],
    ['text', 'A *quiet* pump', '“*quiet*” shows its asterisks: write **quiet** for bold, or remove them'],
    [
      'text',
      'A **quiet pump',
      'a single **: put ** before and after the words that are to be bold, or remove it',
    ],
    [
      'intro',
      '[Write to us](contact/)',
      '“[Write to us](contact/)” shows as it is written: give the whole path, as in [Write to us](/contact/)',
    ],
    [
      'intro',
      '[Visit us](http://site.example/)',
      '“[Visit us](http://site.example/)” shows as it is written: a link begins with /, https://, mailto: or tel:',
    ],
    [
      'intro',
      '[Visit us](//site.example/)',
      'the link to //site.example/ leads to another website: write https://site.example/',
    ],
    [
      'label',
      'See **this**',
      '“**this**” shows as it is written, as this field takes plain text: write this',
    ],
    ['alt', 'A `valve`', '“`valve`” shows as it is written, as this field takes plain text: write valve'],
    [
      'label',
      'Read [prices](/pricing/)',
      '“[prices](/pricing/)” shows as it is written, as this field takes plain text: write prices',
    ],
    [
      'answer',
      '<p>Yes, **all** of it.</p>',
      '“**all**” shows as it is written, as this field takes HTML: write <strong>all</strong>',
    ],
    [
      'answer',
      '<p>See [prices](/pricing/).</p>',
      '“[prices](/pricing/)” shows as it is written, as this field takes HTML: write <a href="/pricing/">prices</a>',
    ],
  ])('says of %s “%s” what to do', (field, text, said) => {
    expect(literalMarkup(['sections', 0, field], text)).toEqual([said]);
  });

  it('knows that titles and descriptions for search engines are plain, and other titles are not', () => {
    expect(literalMarkup(['meta', 'title'], '**CMMS** for hotels')).toHaveLength(1);
    expectNoFaults(literalMarkup(['sections', 0, 'title'], '**CMMS** for hotels'));
  });

  it.each([
    ['text', 'A **quiet** pump at `11 ppm`, in [the record](/product/) or [by mail](mailto:a@b.example)'],
    ['answer', '<p>Yes. <a href="/pricing/">Prices</a>&nbsp;and more</p>'],
    ['required', '*'],
    ['text', '2 * 3 * 4 < 30, R&D; 5 > 4 and [one] of (two)'],
    ['text', 'Point `AHU*1*` or `{unit}`'],
  ])('lets %s “%s” stand', (field, text) => expectNoFaults(literalMarkup([field], text)));

  it('counts no field as plain that a component reads markup in', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
      /(?<!test)\.(tsx|astro)$/.test(path),
    );
    const read = sources.flatMap((path) =>
      [...readFileSync(join('src', path), 'utf8').matchAll(/inlineMarkup\([^)]*?(\w+)(?: \?\? '')?\)/g)].map(
        ([, field = '']) => field,
      ),
    );
    expect(read).toContain('intro');
    expectNoFaults([...PLAIN_FIELDS].filter((field) => read.includes(field)));
  });
});
