import { describe, expect, it } from 'vitest';
import { removals } from './forgetVendors.ts';

describe('removals', () => {
  it('names each cookie that fits, on the host and the domains above it', () => {
    expect(removals('_ga=1; cc_cookie=x; _ga_ABC=2', ['_ga', '_ga_*'], 'www.lintel.example')).toEqual(
      ['_ga', '_ga_ABC'].flatMap((name) => [
        `${name}=; path=/; max-age=0`,
        `${name}=; path=/; max-age=0; domain=www.lintel.example`,
        `${name}=; path=/; max-age=0; domain=lintel.example`,
        `${name}=; path=/; max-age=0; domain=example`,
      ]),
    );
  });

  it('leaves what only begins alike', () => {
    expect(removals('_gallery=1; draft=2', ['_ga'], 'localhost')).toEqual([]);
    expect(removals('', ['_ga'], 'localhost')).toEqual([]);
  });
});
