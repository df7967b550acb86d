import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, plainAddress } from './clientAddress.ts';
import { parseTrustedProxies } from './trustedProxies.ts';

describe('plainAddress', () => {
  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['203.0.113.5:41234', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    [' 203.0.113.5 ', '203.0.113.5'],
    ['unknown', undefined],
    ['203.0.113.5.6', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, address) => {
    expect(plainAddress(text)).toBe(address);
  });
});

describe('clientAddress', () => {
  const ask = (forwarded: string | undefined, trusted: string | undefined, peer = '::ffff:10.0.0.1') =>
    clientAddress(
      {
        socket: { remoteAddress: peer },
        headers: { 'x-forwarded-for': forwarded },
      } as unknown as IncomingMessage,
      trusted === undefined ? undefined : parseTrustedProxies(trusted),
    );

  it.each([
    ['without a trusted proxy', '203.0.113.5', undefined, '10.0.0.1'],
    ['behind a trusted proxy', '203.0.113.5', '10.0.0.0/8', '203.0.113.5'],
    ['behind a proxy that adds a port', '203.0.113.5:41234', '10.0.0.0/8', '203.0.113.5'],
    [
      'behind two proxies, one of which adds a port',
      '203.0.113.5:4, 10.2.0.1:80',
      '10.0.0.0/8',
      '203.0.113.5',
    ],
    ['if the visitor sent an address too', '1.2.3.4, 203.0.113.5', '10.0.0.0/8', '203.0.113.5'],
    ['by the number of hops', '1.2.3.4, 203.0.113.5', '1', '203.0.113.5'],
    ['if the proxy hides it', 'unknown', '10.0.0.0/8', '10.0.0.1'],
    ['if there is none', undefined, '10.0.0.0/8', '10.0.0.1'],
  ])('%s', (_, forwarded, trusted, address) => {
    expect(ask(forwarded, trusted)).toBe(address);
  });
});
