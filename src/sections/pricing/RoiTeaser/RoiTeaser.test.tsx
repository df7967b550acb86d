import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { computeRoi } from '../../../../shared/roi/computeRoi.ts';
import { roiDefaults, roiFieldNames } from '../../../../shared/roi/roiInput.ts';
import type { Locale } from '../../../content/files/locale.ts';
import { currencyOf, priceBands } from '../../../content/settings/prices.ts';
import { RoiEstimate } from '../../../islands/RoiEstimate/RoiEstimate.tsx';
import { readNumberCopy, readRoiCopy } from '../../tools/Tool/readToolCopy.ts';
import { roiTeaserExamples } from './RoiTeaser.examples.ts';
import { roiTeaserSchema } from './RoiTeaser.schema.ts';

const copy = roiTeaserSchema.parse(roiTeaserExamples.default);
const estimateIn = (locale: Locale) =>
  renderToStaticMarkup(
    <RoiEstimate
      copy={copy}
      errors={readRoiCopy().errors}
      numberCopy={readNumberCopy()}
      bands={priceBands()}
      brandIdentifier="Acme"
      currency={currencyOf(locale)}
    />,
  );
const html = estimateIn('en');
const names = roiFieldNames('Acme');

describe('the estimate on the home page', () => {
  it('opens the calculator with what was typed, without script', () => {
    expect(html).toContain(`action="${copy.action}" method="get"`);
    expect(html).toContain(`name="${names.buildings}"`);
    expect(html).toContain(`name="${names.monthlyWorkOrders}"`);
  });

  it('shows the same result as the calculator for the defaults, and says what they are', () => {
    const saved = Math.round(computeRoi(roiDefaults, priceBands()).totalCostSaved).toLocaleString('en-US');
    expect(html).toContain(`$${saved}<`);
    expect(html).toContain(copy.result.replace('%buildings%', '10'));
    expect(html).toContain(copy.basis.replace('%workOrders%', '90'));
    expect(html.match(/%[a-zA-Z]+%/g)).toBeNull();
  });

  it('is in the currency of its region', () => {
    const regional = estimateIn('en-AE');
    expect(regional).toMatch(/>AED\s[\d,]+</);
    expect(regional).not.toMatch(/\$\d/);
  });

  it('names each field', () => {
    for (const label of [copy.buildings, copy.workOrders]) {
      expect(html).toMatch(new RegExp(`<label for="([^"]+)">${label}</label><input[^>]* id="\\1"`));
    }
  });
});
