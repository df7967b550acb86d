import { describe, expect, it } from 'vitest';
import { siteConfig } from '../config/siteConfig.ts';
import { strictTransport } from './securityHeaders.ts';

describe('Strict-Transport-Security', () => {
  it('covers subdomains only if the settings say that they are ready', () => {
    const header = (includeSubDomains: boolean) =>
      strictTransport({ ...siteConfig, strictTransport: { includeSubDomains } })[1];
    expect(header(false)).toBe('max-age=63072000');
    expect(header(true)).toBe('max-age=63072000; includeSubDomains');
  });
});
