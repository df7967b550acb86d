import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildingBands, licenceBands } from '../../../shared/roi/computeRoi.ts';
import { PriceEstimate } from '../../islands/PriceEstimate/PriceEstimate.tsx';
import { planPictures } from './planPictures.ts';
import { readPricing } from './readPricing.ts';

const { estimate, plans } = readPricing();
const html = renderToStaticMarkup(
  <PriceEstimate copy={estimate} plans={plans} pictures={planPictures(plans)} />,
);

it('ends every plan at the end of a price band, and the last one nowhere', () => {
  const ends = (bands: readonly { upTo: number }[]) => bands.map(({ upTo }) => upTo);
  for (const plan of plans.slice(0, -1)) {
    expect(ends(licenceBands)).toContain(plan.people);
    expect(ends(buildingBands)).toContain(plan.buildings);
  }
  expect(plans.at(-1)).toMatchObject({ people: null, buildings: null });
});

it('shows a price before it wakes, and lights the plans up to the needed one', () => {
  expect(html).toContain('$37,380');
  expect(html.match(/data-state="(\w+)"/g)).toEqual([
    'data-state="above"',
    'data-state="above"',
    'data-state="needed"',
    'data-state="below"',
  ]);
});

it('says on each slider what its number counts', () => {
  expect(html).toContain('aria-valuetext="18 buildings"');
  expect(html).toContain('aria-valuetext="24 people"');
});

it('fills every name in its copy', () => {
  expect(html.match(/%[a-zA-Z]+%/g)).toBeNull();
});
