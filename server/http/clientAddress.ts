import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { IsTrustedProxy } from './trustedProxies.ts';

/**
 * Normalizes an IP address: without the port that some proxies append, without brackets and zone, and mapped IPv4 as
 * IPv4. Undefined for anything else.
 */
export function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1];
  const address = (inBrackets ?? trimmed.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1'))
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? undefined : address.toLowerCase();
}

/** Address of each connection's peer: needed for every request, and never changes. */
const peers = new WeakMap<Socket, string>();

function peerAddress(socket: Socket): string {
  const known = peers.get(socket);
  if (known !== undefined) return known;
  const address = plainAddress(socket.remoteAddress ?? '') ?? 'unknown';
  peers.set(socket, address);
  return address;
}

/**
 * Address of the client: the peer or, behind trusted proxies, the nearest address in X-Forwarded-For that is not one
 * of them. Anything that is not an address ends the search.
 */
export function clientAddress(request: IncomingMessage, isTrusted: IsTrustedProxy | undefined): string {
  let address = peerAddress(request.socket);
  if (isTrusted === undefined) return address;
  const forwarded = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').reverse();
  for (const [hop, text] of hops.entries()) {
    const next = plainAddress(text);
    if (next === undefined || !isTrusted(address, hop)) break;
    address = next;
  }
  return address;
}

/** A set of addresses that share a limit, as a multiple of that of one address. */
export interface AddressGroup {
  key: string;
  factor: number;
}

/**
 * The groups that a request counts toward. Anyone with IPv6 has at least 2^64 addresses, and may have 256 or 65,536
 * times as many: each /64 counts as one address, and a /56 and a /48 have larger limits in all.
 */
export function addressGroups(address: string): AddressGroup[] {
  if (!address.includes(':')) return [{ key: address, factor: 1 }];
  const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv6.parse(address).parts;
  const site = [a, b, c].map((group) => group.toString(16)).join(':');
  return [
    { key: `${site}:${d.toString(16)}/64`, factor: 1 },
    { key: `${site}:${(d >> 8).toString(16)}/56`, factor: 4 },
    { key: `${site}/48`, factor: 16 },
  ];
}
