import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { computeRoi } from '../../../../shared/roi/computeRoi.ts';
import { formatRoi } from '../../../../shared/roi/formatRoi.ts';
import { type RoiInput, roiDefaults, roiFieldNames } from '../../../../shared/roi/roiInput.ts';
import { priceBands } from '../../../content/settings/prices.ts';
import { RoiCalculator } from '../../../islands/RoiCalculator/RoiCalculator.tsx';
import { RoiResults } from '../../../islands/RoiCalculator/RoiResults.tsx';
import { roiTokens } from '../../../islands/RoiCalculator/roiTokens.ts';
import { readNumberCopy, readRoiCopy } from './readToolCopy.ts';

const copy = readRoiCopy();
const render = (variant: 'full' | 'short') =>
  renderToStaticMarkup(
    <RoiCalculator
      variant={variant}
      copy={copy}
      numberCopy={readNumberCopy()}
      bands={priceBands()}
      brandIdentifier="Acme"
      language="en-US"
    />,
  );

describe.each(['full', 'short'] as const)('the %s calculator as the server renders it', (variant) => {
  const html = render(variant);

  it('is a form that requests the report', () => {
    const [form = ''] = html.match(/<form[^>]*>/) ?? [];
    expect(form).toContain('method="get"');
    expect(form).toContain('action="/roi-pdf"');
  });

  it('has every contract field once, and the integration as two choices', () => {
    for (const name of Object.values(roiFieldNames('Acme'))) {
      expect(html.split(`name="${name}"`).length - 1).toBe(name === 'isIntegration' ? 2 : 1);
    }
  });

  it('shows the results of the defaults', () => {
    for (const figure of [
      '505.81%',
      '$280,972.80',
      '10,044 hours',
      '62.5%',
      '2 months',
      '$70,048.80',
      '6,804 hours',
    ]) {
      expect(html).toContain(figure);
    }
  });

  it('fills every placeholder in its copy', () => {
    expect(html.match(/%[a-zA-Z]+%/g)).toBeNull();
  });
});

describe('the results', () => {
  const renderResults = (change: Partial<RoiInput>) => {
    const result = computeRoi({ ...roiDefaults, ...change }, priceBands());
    const html = renderToStaticMarkup(
      <RoiResults result={result} copy={copy} tokens={roiTokens(result, priceBands())} />,
    );
    const figures = (kind: 'own' | 'figure') =>
      Object.fromEntries(
        [...html.matchAll(new RegExp(`data-${kind}="(\\w+)"[^>]*>([^<]*)<`, 'g'))].map(([, name, text]) => [
          name,
          text,
        ]),
      );
    return { html, own: figures('own'), published: figures('figure') };
  };

  it('are one set of figures if the model clamps nothing', () => {
    const { html, own, published } = renderResults({});
    expect(html).not.toContain(copy.limits.title);
    expect(own).toEqual({});
    expect(published).toEqual({
      roi: '505.81%',
      cost: '$280,972.80',
      time: '10,044 hours',
      integration: '62.5%',
      breakeven: '2 months',
    });
  });

  it.each([
    ['floor', { buildings: 1, inHouseEmployees: 1000 }, ['-85.66%', '$28,097.28', '1,004 hours'], '16.85%'],
    ['ceiling', { buildings: 40 }, ['1,988.82%', '$1,123,891.20', '40,176 hours'], '8.34%'],
  ] as const)(
    'start with the visitor’s own at the %s, and say why the model’s differ',
    (limit, input, own, share) => {
      const results = renderResults(input);
      const [roi, cost, time] = own;
      expect(results.own).toEqual({ roi, cost, time });
      const published = formatRoi(computeRoi({ ...roiDefaults, ...input }, priceBands()));
      expect(results.published).toEqual({
        roi: published.ROIPercentage,
        cost: published.totalCostSavedPerYear,
        time: published.totalTimeSavedPerYear,
        integration: published.savingsOnIntegrationsPercentage,
        breakeven: published.breakevenTimeline,
        share,
      });
      const order = [roi, copy.limits.title, copy.limits[limit], `>${published.ROIPercentage}<`].map((text) =>
        results.html.indexOf(text),
      );
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(order).not.toContain(-1);
      expect(results.html).toContain(published.costSavedInhouse);
    },
  );
});
