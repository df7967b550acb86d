import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageText, withContent } from '../../content/testing/withContent.ts';
import type { PriceListProps } from './PriceList/PriceList.schema.ts';

afterEach(() => vi.unstubAllEnvs());

const CURRENCIES = 'currencies: { en: { code: USD, perDollar: 1 }, en-AE: { code: AED, perDollar: 4 } }\n';
const BANDS = `bands:
  people: [{ upTo: 20, cost: 100 }, { cost: 3000 }]
  buildings: [{ upTo: 2, cost: 10 }, { upTo: 9, cost: 20 }, { upTo: 400, cost: 40 }, { cost: 80 }]
  integration: { withProduct: 0.25, boughtApart: 0.5 }
`;
const LIST =
  'sections: [{ type: priceList, title: Prices, intro: All of them., caption: By size, people: People, buildings: Buildings, legend: Plans }]\n';

/** Reads a site with a price list and these settings. */
async function site(bands: string) {
  const root = withContent({
    'settings/prices.yaml': `${CURRENCIES}${bands}prices: {}\n`,
    'en/index.yaml': pageText('Home', LIST),
  });
  const { loadedContent } = await import('../../siteContent.ts');
  const faults = loadedContent().faults.map(
    ({ file, line, text }) => `${file.replace(root, '')}:${line}: ${text}`,
  );
  return { faults, page: loadedContent().pages[0] };
}

describe('a site’s own bands', () => {
  it('are the rows and columns of its price list', async () => {
    const { faults, page } = await site(BANDS);
    expect(faults).toEqual([]);
    const { PriceList } = await import('./PriceList/PriceList.tsx');
    const html = renderToStaticMarkup(<PriceList {...(page?.sections[0] as unknown as PriceListProps)} />);
    const cells = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);
    expect(cells(/<th scope="col">([^<]+)<\/th>/g)).toEqual(['1–2', '3–9', '10–400', '401+']);
    expect(cells(/<th scope="row">(\S+) /g)).toEqual(['1–20', '21+']);
    expect(cells(/<td data-plan[^>]*>([^<]+)</g)).toEqual([
      '$110',
      '$120',
      '$140',
      '$180',
      '$3,010',
      '$3,020',
      '$3,040',
      '$3,080',
    ]);
  });

  it('are what its estimate and its calculator show', async () => {
    await site(BANDS);
    const { priceBands } = await import('../../content/settings/prices.ts');
    const { readPricing } = await import('../shared/readPricing.ts');
    const { readNumberCopy, readRoiCopy } = await import('../tools/Tool/readToolCopy.ts');
    const { PriceEstimate } = await import('../../islands/PriceEstimate/PriceEstimate.tsx');
    const { RoiCalculator } = await import('../../islands/RoiCalculator/RoiCalculator.tsx');
    const given = { numberCopy: readNumberCopy(), bands: priceBands() };
    const { plans, estimate } = readPricing();
    // 24 people and 18 buildings.
    const priced = renderToStaticMarkup(
      <PriceEstimate {...given} copy={estimate} plans={plans} pictures={[]} />,
    );
    expect(priced).toContain('$3,040');
    const worked = renderToStaticMarkup(
      <RoiCalculator
        {...given}
        variant="full"
        copy={readRoiCopy()}
        brandIdentifier="Acme"
        language="en-US"
      />,
    );
    // Twelve people and ten buildings, integrated: 100 + 40 + 0.25 × 100.
    expect(worked).toContain('$165.00');
    expect(worked).toContain('Adds 25% of the license to the cost. Bought apart, it adds 50%.');
  });

  it('are asked for where a page shows figures by size, and nowhere else', async () => {
    const { faults } = await site('');
    expect(faults).toEqual([
      expect.stringMatching(
        /^\/en\/index\.yaml:3: sections\[1\]\.type: needs bands of prices: content\/settings\/prices\.yaml has no bands.*: add bands with people, buildings and integration/,
      ),
    ]);
  });
});
