import { createHmac, timingSafeEqual } from 'node:crypto';

/** A cookie that only this server can have set. */
export interface SignedCookie {
  name: string;
  value: string;
}

const signatureOf = ({ name, value }: SignedCookie, key: Buffer) =>
  // Signs the name too, so that one cookie cannot be used as another.
  createHmac('sha256', key).update(`${name}=${value}`).digest();

/**
 * A Set-Cookie header: out of reach of scripts, and not sent with requests of other sites other than links. An empty
 * value removes the cookie.
 */
export function setCookie(cookie: SignedCookie, key: Buffer, { seconds }: { seconds: number }): string {
  const value = cookie.value && `${cookie.value}.${signatureOf(cookie, key).toString('base64url')}`;
  const isSecure = cookie.name.startsWith('__Host-');
  const age = cookie.value ? seconds : 0;
  return `${cookie.name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The value of a cookie of a request, if its signature is right. */
export function readCookie(header: string | undefined, name: string, key: Buffer): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [, value = '', signature = ''] =
      new RegExp(`^\\s*${name}=([\\w-]+)\\.([\\w-]+)\\s*$`).exec(part) ?? [];
    if (value === '') continue;
    const expected = signatureOf({ name, value }, key);
    const given = Buffer.from(signature, 'base64url');
    if (given.length === expected.length && timingSafeEqual(given, expected)) return value;
  }
  return undefined;
}
