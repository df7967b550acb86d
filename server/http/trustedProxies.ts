import { BlockList, isIP } from 'node:net';

/** Whether the X-Forwarded headers of a peer are trusted. hop 0 is the peer that is connected. */
export type IsTrustedProxy = (address: string, hop: number) => boolean;

const NAMED_RANGES: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

const MESSAGE =
  'must be "true", a number of hops, or a list of addresses, ranges and the names loopback, linklocal, uniquelocal';

/** Parses TRUST_PROXY. Throws an Error that says what it may be. */
export function parseTrustedProxies(text: string): IsTrustedProxy {
  if (text === 'true') return () => true;
  if (text === 'false') return () => false;
  if (/^\d{1,2}$/.test(text)) {
    const hops = Number(text);
    return (_address, hop) => hop < hops;
  }
  const list = new BlockList();
  for (const item of text.split(',').map((part) => part.trim())) {
    for (const range of NAMED_RANGES.get(item) ?? [item]) addRange(list, range);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
}

function addRange(list: BlockList, range: string): void {
  const [address = '', bits, ...more] = range.split('/');
  const version = isIP(address);
  const longest = version === 6 ? 128 : 32;
  // A number in decimal digits only: Number('') is 0, which would trust everybody.
  const isLength = bits === undefined || /^\d{1,3}$/.test(bits);
  const length = Number(bits ?? longest);
  if (version === 0 || more.length > 0 || !isLength || length > longest) throw new Error(MESSAGE);
  list.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4');
}
