/** Longest address, in characters. */
export const EMAIL_LIMIT = 254;

/** An address whose domain is only a host: the URL parser would take a port, a path or percent-encoding as well. */
const PARTS = /^([^@]+@)([a-z0-9.\u0080-\uffff-]+)$/i;

/** What browsers accept as an email address, but with a dot in the domain, and no IPv4 address. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?![\d.]+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/**
 * An email address in its normal form, in which it is stored and searched for, or undefined when it is not one. The
 * domain becomes lower case and an international one ASCII, because some browsers send user@bücher.example and others
 * user@xn--bcher-kva.example. The part before the @ stays as it is. Its dots are checked by validateSubmission instead:
 * addresses that were stored before that check must still be found.
 */
export function normalizeEmail(text: string): string | undefined {
  const [, local = '', domain = ''] = PARTS.exec(text.trim()) ?? [];
  try {
    const address = local + new URL(`http://${domain}`).hostname;
    return EMAIL.test(address) && address.length <= EMAIL_LIMIT ? address : undefined;
  } catch {
    return undefined;
  }
}
