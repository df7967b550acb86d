import { describe, expect, it } from 'vitest';
import { roleOf } from './roleOf.ts';

const lists = { writer: ['@vendor.example'], publisher: ['Dana@vendor.example'] };
const verified = (email: string) => ({ email, email_verified: true });

describe('by email address', () => {
  it.each([
    ['a publisher whatever the case', verified('dana@Vendor.example'), 'publisher'],
    ['a writer by the domain', verified('ida@vendor.example'), 'writer'],
    ['nobody of another domain', verified('dana@vendor.example.evil.example'), undefined],
    ['nobody of a domain that ends alike', verified('dana@notvendor.example'), undefined],
    ['nobody with the domain in the name', verified('"@vendor.example"@evil.example'), undefined],
    ['nobody unverified', { email: 'dana@vendor.example', email_verified: false }, undefined],
    ['a person without a role', { email: 'dana@vendor.example' }, undefined],
    ['nobody “verified” in words', { email: 'dana@vendor.example', email_verified: 'true' }, undefined],
    ['nobody without an address', {}, undefined],
  ])('%s', (_, claims, role) => {
    expect(roleOf(claims, { lists })).toBe(role);
  });
});

describe('by a claim', () => {
  const rules = { claim: 'groups', lists: { writer: ['marketing'], publisher: ['Web'] } };

  it('takes the highest role of its values', () => {
    expect(roleOf({ groups: ['marketing', 'Web'] }, rules)).toBe('publisher');
    expect(roleOf({ groups: 'marketing' }, rules)).toBe('writer');
  });

  it('compares whole values, and ignores addresses', () => {
    expect(roleOf({ groups: ['web', 'marketing-interns'] }, rules)).toBeUndefined();
    expect(roleOf({ ...verified('Web'), groups: [] }, rules)).toBeUndefined();
  });

  it('finds a nested one', () => {
    const claim = 'realm_access.roles';
    expect(roleOf({ realm_access: { roles: ['Web'] } }, { ...rules, claim })).toBe('publisher');
    expect(roleOf({ realm_access: 'Web' }, { ...rules, claim })).toBeUndefined();
  });
});
