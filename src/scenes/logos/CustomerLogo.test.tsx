import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { records } from '../../content/entries/records.ts';
import { CustomerLogo } from './CustomerLogo.tsx';
import { logoSvg } from './customerLogo.ts';

const customers = [...records('customers').values()];
const [first, second] = customers;

const logoOfFirst = () => {
  if (!first) throw new Error('content/records/customers is empty');
  return first.logo;
};

describe('CustomerLogo', () => {
  it.each(customers)('draws $id in the color of the text, named and sized', ({ logo }) => {
    const html = renderToStaticMarkup(<CustomerLogo logo={logo} label="Some company" height={30} />);
    expect(html).toContain('aria-label="Some company"');
    expect(html).toContain('fill="currentColor"');
    expect(html).toMatch(/width="\d+" height="30"/);
    expect(html).not.toMatch(/NaN|#[0-9a-f]{3}/);
    expect(logoSvg(logo, '#000').length).toBeLessThan(6000);
  });

  it('can be a separate file', () => {
    const html = renderToStaticMarkup(<CustomerLogo logo={logoOfFirst()} label="Some company" asFile />);
    expect(html).toMatch(/<img [^>]*src="\/_art\/logo-[a-z]+\.[0-9a-f]{8}\.svg"/);
    expect(html).toContain('alt="Some company"');
  });

  it('has separate files for the night tone and for each company', () => {
    const file = (logo = logoOfFirst(), tone: 'day' | 'night' = 'day') =>
      renderToStaticMarkup(<CustomerLogo logo={logo} label="Some company" asFile tone={tone} />);
    expect(file(logoOfFirst(), 'night')).not.toBe(file());
    expect(file(second?.logo)).not.toBe(file());
  });
});
