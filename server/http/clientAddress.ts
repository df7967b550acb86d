import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import type { IsTrustedProxy } from './trustedProxies.ts';

/**
 * An IP address as it is compared: without the port that some proxies write after it, without brackets and zone, and
 * IPv4 in its own form. Undefined for anything that is not an address.
 */
export function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1];
  const address = (inBrackets ?? trimmed.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1'))
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? undefined : address.toLowerCase();
}

/** Address of the other end of each connection: it is read for every request, and never changes. */
const peers = new WeakMap<Socket, string>();

function peerAddress(socket: Socket): string {
  const known = peers.get(socket);
  if (known !== undefined) return known;
  const address = plainAddress(socket.remoteAddress ?? '') ?? 'unknown';
  peers.set(socket, address);
  return address;
}

/**
 * Address of the client: that of the connection, or what the nearest proxy that is not trusted is said to be by those
 * that are. What a trusted proxy writes and is no address ends the way back.
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

/** The first 48 bits and more of an IPv6 address, as its eight groups. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const read = (text: string) =>
    text === ''
      ? []
      : text.split(':').flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]));
  const [front, back] = [read(head), read(tail ?? '')];
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => 0), ...back];
}

/** A set of addresses that share a budget, and how many times the budget of one address that is. */
export interface AddressGroup {
  key: string;
  factor: number;
}

/**
 * The groups that a request counts for. One who has IPv6 has 2^64 addresses at least, and may have 256 or 65 536 times as
 * many: each network of 64 bits counts as an address, those of 56 and 48 bits have a larger budget in all.
 */
export function addressGroups(address: string): AddressGroup[] {
  if (!address.includes(':')) return [{ key: address, factor: 1 }];
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(address);
  const site = [a, b, c].map((group) => group.toString(16)).join(':');
  return [
    { key: `${site}:${d.toString(16)}/64`, factor: 1 },
    { key: `${site}:${(d >> 8).toString(16)}/56`, factor: 4 },
    { key: `${site}/48`, factor: 16 },
  ];
}
