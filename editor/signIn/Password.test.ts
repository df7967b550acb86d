import { describe, expect, it } from 'vitest';
import { hashPassword, matchesPassword, passwordFault } from './Password.ts';

const PASSWORD = 'Pflaume · 7 Stühle';

describe('a password', () => {
  it('is matched by its hash, which says nothing of it', async () => {
    const hash = await hashPassword(PASSWORD);
    expect(hash).not.toContain('Pflaume');
    expect(passwordFault(hash)).toBeUndefined();
    expect(await matchesPassword(PASSWORD, hash)).toBe(true);
    expect(await matchesPassword(`${PASSWORD} `, hash)).toBe(false);
    expect(await matchesPassword(hash, hash)).toBe(false);
    expect(await hashPassword(PASSWORD)).not.toBe(hash);
    // Hashing is slow on purpose, and slower still beside other tests.
  });

  it('may be set in plain text, however its accents are encoded', async () => {
    expect(await matchesPassword(PASSWORD.normalize('NFD'), PASSWORD)).toBe(true);
    expect(await matchesPassword(PASSWORD.toLowerCase(), PASSWORD)).toBe(false);
    expect(await matchesPassword('', PASSWORD)).toBe(false);
  });

  it.each([
    ['thirteen-char', 'must have at least 14 characters'],
    ['scrypt:4:8:1:c2FsdHNhbHRzYWx0c2FsdA:abc', 'is not a hash made by npm run edit -- --hash'],
  ])('%s is refused', (stated, fault) => {
    expect(passwordFault(stated)).toBe(fault);
  });
});
