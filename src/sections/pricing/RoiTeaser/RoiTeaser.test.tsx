import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteConfig } from '../../../../config/siteConfig.ts';
import { computeRoi } from '../../../../shared/roi/computeRoi.ts';
import { roiDefaults, roiFieldNames } from '../../../../shared/roi/roiInput.ts';
import { roiTeaserExamples } from './RoiTeaser.examples.ts';
import { roiTeaserSchema } from './RoiTeaser.schema.ts';
import { RoiTeaser } from './RoiTeaser.tsx';

const props = roiTeaserSchema.parse(roiTeaserExamples.default);
const html = renderToStaticMarkup(<RoiTeaser {...props} />);
const names = roiFieldNames(siteConfig.brand.identifier);

describe('the estimate on the home page', () => {
  it('opens the calculator with what was typed, without script', () => {
    expect(html).toContain(`action="${props.action}" method="get"`);
    expect(html).toContain(`name="${names.buildings}"`);
    expect(html).toContain(`name="${names.monthlyWorkOrders}"`);
  });

  it('shows what the calculator shows for the same starting values', () => {
    const saved = Math.round(computeRoi(roiDefaults).totalCostSaved).toLocaleString('en-US');
    expect(html).toContain(`$${saved}<`);
  });

  it('names each field', () => {
    for (const label of [props.buildings, props.workOrders]) {
      expect(html).toMatch(new RegExp(`<label for="([^"]+)">${label}</label><input[^>]* id="\\1"`));
    }
  });
});
