import { describe, expect, it } from 'vitest';
import { hostsSchema } from './hostsSchema.ts';

const faultOf = (hosts: Record<string, string>) =>
  hostsSchema.safeParse(hosts).error?.issues.map(({ path, message }) => [...path, message].join(': ')) ?? [];

describe('the hosts of the locales', () => {
  it('may be any number, and follow the brand', () => {
    expect(
      faultOf({ en: 'www.{brandSlug}.example', 'en-AE': 'ae.acme.example', 'fr-FR': 'fr.acme.example' }),
    ).toEqual([]);
  });

  it.each([
    [{ 'fr-FR': 'fr.acme.example' }, /^en: must be a host name/],
    [{ en: 'www.acme.example', french: 'fr.acme.example' }, /^french: .*such as fr-FR/],
    [{ en: 'www.acme.example', fr: 'fr.acme.example' }, /^fr: .*such as fr-FR/],
    [{ en: 'www.acme.example', 'fr-FR': 'www.acme.example' }, /^fr-FR: has the host of en/],
    [{ en: 'https://acme.example' }, /^en: must be a host name/],
  ])('%j say what is wrong', (hosts, said) => {
    expect(faultOf(hosts as Record<string, string>)).toEqual([expect.stringMatching(said)]);
  });
});
