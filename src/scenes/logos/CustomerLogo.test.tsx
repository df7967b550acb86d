import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CustomerLogo } from './CustomerLogo.tsx';
import { logoIds, logoSvg } from './customerLogo.ts';

describe('CustomerLogo', () => {
  it.each(logoIds)('draws %s in the colour of the text, named and sized', (id) => {
    const html = renderToStaticMarkup(<CustomerLogo id={id} label="Some company" height={30} />);
    expect(html).toContain('aria-label="Some company"');
    expect(html).toContain('fill="currentColor"');
    expect(html).toMatch(/width="\d+" height="30"/);
    expect(html).not.toContain('NaN');
    expect(logoSvg(id, '#000').length).toBeLessThan(6000);
  });

  it('can be a file of its own', () => {
    const html = renderToStaticMarkup(<CustomerLogo id="pellow" label="Pellow" asFile />);
    expect(html).toMatch(/<img [^>]*src="\/_art\/logo-pellow\.[0-9a-f]{8}\.svg"/);
    expect(html).toContain('alt="Pellow"');
  });

  it('is another file on the night ground', () => {
    const file = (tone: 'day' | 'night') =>
      renderToStaticMarkup(<CustomerLogo id="qasr" label="Qasr" asFile tone={tone} />);
    expect(file('night')).not.toBe(file('day'));
  });

  it('says which marks there are when asked for another', () => {
    expect(() => logoSvg('acme', '#000')).toThrow(/"acme".*norrvik.*qasr/);
  });
});
