/** Stands for this site, whose hosts content does not name. */
const HERE = new URL('https://site.invalid/');

const PROTOCOLS: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * What is wrong with where a link or picture leads, as browsers read its address; undefined for a page or an anchor of this
 * site, a website with its protocol, an e-mail address or a phone number.
 */
export function targetFault(target: string): string | undefined {
  if (!URL.canParse(target, HERE)) return 'is no address: write a path, as /contact/, or a whole address';
  const { protocol, host, href } = new URL(target, HERE);
  if (!PROTOCOLS.has(protocol))
    return `begins with ${protocol}, which no page may open: a link begins with /, #, https://, mailto: or tel:`;
  if (!URL.canParse(target) && host !== HERE.host) return `leads to another website: write ${href}`;
  return undefined;
}
