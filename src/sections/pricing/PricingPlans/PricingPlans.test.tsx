import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { estimatePrice, priceDefaults } from '../../../../shared/pricing/estimatePrice.ts';
import { formatPrice } from '../../../../shared/pricing/formatPrice.ts';
import { priceBands } from '../../../content/settings/prices.ts';
import { PriceEstimate } from '../../../islands/PriceEstimate/PriceEstimate.tsx';
import { readPricing } from '../../shared/readPricing.ts';
import { readNumberCopy } from '../../tools/Tool/readToolCopy.ts';
import { planPictures } from './planPictures.ts';

const { estimate, plans } = readPricing();
const bands = priceBands();
const html = renderToStaticMarkup(
  <PriceEstimate
    copy={estimate}
    numberCopy={readNumberCopy()}
    bands={bands}
    plans={plans}
    pictures={planPictures(plans)}
  />,
);

it('ends every plan at the end of a price band, except the last, which has no limit', () => {
  const ends = (all: readonly { upTo?: number | undefined }[]) => all.map(({ upTo }) => upTo);
  for (const plan of plans.slice(0, -1)) {
    expect(ends(bands.people)).toContain(plan.people);
    expect(ends(bands.buildings)).toContain(plan.buildings);
  }
  expect(plans.at(-1)).toMatchObject({ people: null, buildings: null });
});

it('shows a price before hydration, and lights the plans up to the required one', () => {
  const { plan, prices } = estimatePrice(plans, priceDefaults, bands);
  expect(html).toContain(formatPrice(prices[plan]?.year ?? 0));
  // The smallest plan is read first.
  const states = plans.map((_, index) => (index < plan ? 'below' : index === plan ? 'needed' : 'above'));
  expect([...html.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)).toEqual(states);
});

it('labels each slider with what it counts', () => {
  for (const field of ['people', 'buildings'] as const) {
    const words = estimate[field].many.replace('%count%', String(priceDefaults[field]));
    expect(html).toContain(`aria-valuetext="${words}"`);
  }
});

it('fills every placeholder in its copy', () => {
  expect(html.match(/%[a-zA-Z]+%/g)).toBeNull();
});
