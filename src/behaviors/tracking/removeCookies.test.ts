import { describe, expect, it } from 'vitest';
import { removals } from './removeCookies.ts';

describe('removals', () => {
  it('include each matching cookie, on the host and its parent domains', () => {
    expect(removals('_ga=1; cc_cookie=x; _ga_ABC=2', ['_ga', '_ga_*'], 'www.lintel.example')).toEqual(
      ['_ga', '_ga_ABC'].flatMap((name) => [
        `${name}=; path=/; max-age=0`,
        `${name}=; path=/; max-age=0; domain=www.lintel.example`,
        `${name}=; path=/; max-age=0; domain=lintel.example`,
        `${name}=; path=/; max-age=0; domain=example`,
      ]),
    );
  });

  it('leave cookies whose names only start the same', () => {
    expect(removals('_gallery=1; draft=2', ['_ga'], 'localhost')).toEqual([]);
    expect(removals('', ['_ga'], 'localhost')).toEqual([]);
  });
});
