import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EstatePicture } from './EstatePicture.tsx';

const html = renderToStaticMarkup(<EstatePicture street="town" tone="day" alt="A street" />);

describe('the estate as a first picture', () => {
  it('has a separate composition for phones, with its space reserved', () => {
    expect(html).toMatch(
      /<source media="\(width &lt; 43\.75em\)" srcSet="\/_art\/estate-phone-day\.\w+\.svg" width="390" height="420"\/>/,
    );
  });

  it('serves still files to visitors who prefer reduced motion', () => {
    const still = html.match(/prefers-reduced-motion: reduce\)" srcSet="[^"]*-still\./g);
    expect(still).toHaveLength(2);
  });

  it('reserves space for the wide street, and has alt text', () => {
    expect(html).toMatch(
      /<img src="\/_art\/estate-wide-day\.\w+\.svg" width="2400" height="850" alt="A street"/,
    );
  });
});
