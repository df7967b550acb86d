import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { computeRoi } from '../../../../shared/roi/computeRoi.ts';
import { roiDefaults, roiFieldNames } from '../../../../shared/roi/roiInput.ts';
import { RoiCalculator } from '../../../islands/RoiCalculator/RoiCalculator.tsx';
import { RoiResults } from '../../../islands/RoiCalculator/RoiResults.tsx';
import { roiTokens } from '../../../islands/RoiCalculator/roiTokens.ts';
import { readRoiCopy } from './readToolCopy.ts';

const copy = readRoiCopy();
const render = (variant: 'full' | 'short') =>
  renderToStaticMarkup(<RoiCalculator variant={variant} copy={copy} brandIdentifier="Acme" />);

describe.each(['full', 'short'] as const)('the %s calculator as the server renders it', (variant) => {
  const html = render(variant);

  it('is a form that asks for the report', () => {
    const [form = ''] = html.match(/<form[^>]*>/) ?? [];
    expect(form).toContain('method="get"');
    expect(form).toContain('action="/roi-pdf"');
  });

  it('has every contract field once, the integration as two choices', () => {
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

  it('fills every name in its copy', () => {
    expect(html.match(/%[a-zA-Z]+%/g)).toBeNull();
  });
});

describe('the results', () => {
  const renderResults = (monthlyWorkOrders: number) => {
    const result = computeRoi({ ...roiDefaults, monthlyWorkOrders });
    return renderToStaticMarkup(<RoiResults result={result} copy={copy} tokens={roiTokens(result)} />);
  };

  it('say when the model’s floor or ceiling applies, and only then', () => {
    expect(renderResults(90)).not.toContain(copy.limits.title.replace("'", '&#x27;'));
    expect(renderResults(1)).toContain(copy.limits.title.replace("'", '&#x27;'));
    expect(renderResults(900)).toContain(copy.limits.title.replace("'", '&#x27;'));
  });
});
