import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Minimum length of a password that is set in plain text. */
export const LEAST_CHARACTERS = 14;

/** Cost of new hashes: 128 MiB and about 0.3 s each (OWASP Password Storage Cheat Sheet). */
const COST = { exponent: 17, blockSize: 8, parallel: 1 };

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MOST_MEMORY = 512 * 1024 * 1024;

// Not with "$", which shells and compose files would expand.
const HASH = /^scrypt:(1[4-9]|20):(8|16):([1-4]):([\w-]{22,}):([\w-]{43})$/;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const digest = (text: string) => createHash('sha256').update(text).digest();

async function keyOf(password: string, salt: Buffer, { exponent, blockSize, parallel }: typeof COST) {
  const options = { N: 2 ** exponent, r: blockSize, p: parallel, maxmem: MOST_MEMORY };
  return derive(password.normalize('NFC'), salt, KEY_BYTES, options);
}

/** A hash of a password for the environment: scrypt:exponent:blockSize:parallel:salt:key. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(password, salt, COST);
  const { exponent, blockSize, parallel } = COST;
  return [
    'scrypt',
    exponent,
    blockSize,
    parallel,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join(':');
}

/** What is wrong with a password or hash from the environment. */
export function passwordFault(stated: string): string | undefined {
  if (HASH.test(stated)) return undefined;
  if (stated.startsWith('scrypt:')) return 'is not a hash made by npm run edit -- --hash';
  if (stated.length < LEAST_CHARACTERS) return `must have at least ${LEAST_CHARACTERS} characters`;
  return undefined;
}

/** Whether what somebody typed is the password that the environment states, as a hash or in plain text. */
export async function matchesPassword(given: string, stated: string): Promise<boolean> {
  const [, exponent, blockSize, parallel, salt = '', key = ''] = HASH.exec(stated) ?? [];
  if (exponent === undefined)
    return timingSafeEqual(digest(given.normalize('NFC')), digest(stated.normalize('NFC')));
  const cost = { exponent: Number(exponent), blockSize: Number(blockSize), parallel: Number(parallel) };
  const expected = Buffer.from(key, 'base64url');
  return timingSafeEqual(await keyOf(given, Buffer.from(salt, 'base64url'), cost), expected);
}
