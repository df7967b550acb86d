import { describe, expect, it } from 'vitest';
import { inFragment } from './toolAddress.ts';

const page = new URL('https://lintel.example/tools/?utm_source=mail#top');

describe('a state in the fragment', () => {
  const address = inFragment(
    (fragment) => new URLSearchParams(fragment.slice(1)).get('hours') ?? undefined,
    (hours: string) => `${new URLSearchParams({ hours })}`,
  );

  it('replaces the fragment and leaves the query alone', () => {
    expect(address.withState(page, '1 & 2|3').href).toBe(
      'https://lintel.example/tools/?utm_source=mail#hours=1+%26+2%7C3',
    );
    expect(page.hash).toBe('#top');
  });

  it('is read back, and undefined for an address without one', () => {
    expect(address.read(address.withState(page, '1 & 2|3'))).toBe('1 & 2|3');
    expect(address.read(page)).toBeUndefined();
  });
});
