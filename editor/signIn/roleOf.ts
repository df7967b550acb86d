import { ROLES, type Role } from './Person.ts';

/** Who is a writer or a publisher, among those whom an identity provider vouches for. */
export interface RoleRules {
  /** Claim whose values are compared with the lists; the verified email address if absent. */
  claim?: string | undefined;
  /** By role: values of the claim, or addresses and domains such as @vendor.example. */
  lists: Readonly<Record<Role, readonly string[]>>;
}

export type Claims = Readonly<Record<string, unknown>>;

/** The values of a claim by its name, or by its path where it is nested: realm_access.roles. */
function valuesOf(claims: Claims, name: string): string[] {
  const nested = (): unknown =>
    name.split('.').reduce<unknown>((value, part) => (value as Claims | undefined)?.[part], claims);
  const value = Object.hasOwn(claims, name) ? claims[name] : nested();
  return [value].flat().filter((one) => typeof one === 'string');
}

function subjectsOf(claims: Claims, claim: string | undefined): string[] {
  if (claim !== undefined) return valuesOf(claims, claim);
  const { email, email_verified: isVerified } = claims;
  // Some providers let people enter any address: an unverified one says nothing.
  if (typeof email !== 'string' || isVerified !== true) return [];
  const address = email.toLowerCase();
  return [address, address.slice(address.lastIndexOf('@'))];
}

/** The highest role that the rules give somebody, or undefined for a stranger. */
export function roleOf(claims: Claims, { claim, lists }: RoleRules): Role | undefined {
  const subjects = subjectsOf(claims, claim);
  const has = (role: Role) =>
    lists[role].some((one) => subjects.includes(claim === undefined ? one.toLowerCase() : one));
  return ROLES.toReversed().find(has);
}
