import { describe, expect, it } from 'vitest';
import { layoutOf } from './layoutOf.ts';

const WHITEPAPER = '/whitepaper/tech-blueprint-for-refrigeration-compliance-management/';

describe('layoutOf', () => {
  it('has a header, a footer and the day tone by default', () => {
    expect(layoutOf('/')).toEqual({
      hasHeader: true,
      hasFooter: true,
      hasEnquiry: true,
      isDark: false,
      hasHelloBar: true,
      isSolution: false,
    });
    expect(layoutOf('/solutions/data-driven-portfolio/').isSolution).toBe(true);
  });

  it('hides header and footer on the demo request, and only the footer on contact', () => {
    expect(layoutOf('/request-demo/')).toMatchObject({ hasHeader: false, hasFooter: false });
    expect(layoutOf('/contact/')).toMatchObject({ hasHeader: true, hasFooter: false });
  });

  it('is dark if the rules say so', () => {
    for (const path of ['/gamechangersclub/', '/about/', '/ultimate-pillar/', '/ai-page/']) {
      expect(layoutOf(path).isDark).toBe(true);
    }
  });

  it.each([WHITEPAPER, '/request-demo/'])('shows no hello bar on %s', (path) => {
    expect(layoutOf(path).hasHelloBar).toBe(false);
  });
});
