import { z } from 'zod';
import { EnvironmentError, parseVariables, readEnvironment } from '../../server/env.ts';
import { type IsTrustedProxy, parseTrustedProxies } from '../../server/http/trustedProxies.ts';
import type { OidcSettings } from './OidcSignIn.ts';
import { passwordFault } from './Password.ts';
import { ROLES, type Role } from './Person.ts';

const HERE = ['localhost', '127.0.0.1', '::1', '[::1]'];

const password = z.string().superRefine((stated, context) => {
  const message = passwordFault(stated);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

const isHttps = ({ protocol, hostname }: URL) => protocol === 'https:' || HERE.includes(hostname);

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
  .transform((text) => new URL(text))
  .refine(
    isHttps,
    'must begin with https://: otherwise passwords and sessions cross the network unencrypted',
  );

const list = z.string().transform((text) =>
  text
    .split(/[,\s]+/)
    .map((one) => one.trim())
    .filter(Boolean),
);

const proxies = z.string().transform((text, context): IsTrustedProxy => {
  try {
    return parseTrustedProxies(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

/** The variables of an editor that a team shares. */
const teamSchema = z.object({
  EDIT_ORIGIN: address
    .refine((url) => url.pathname === '/' && url.search === '', 'must not have a path')
    .optional(),
  EDIT_WRITER_PASSWORD: password.optional(),
  EDIT_PUBLISHER_PASSWORD: password.optional(),
  EDIT_OIDC_ISSUER: address.optional(),
  EDIT_OIDC_CLIENT_ID: z.string().optional(),
  EDIT_OIDC_CLIENT_SECRET: z.string().optional(),
  EDIT_WRITERS: list.optional(),
  EDIT_PUBLISHERS: list.optional(),
  EDIT_ROLE_CLAIM: z.string().optional(),
  TRUST_PROXY: proxies.optional(),
});

type Variables = z.infer<typeof teamSchema>;

/** Passwords by the role that they give: plain, or as a hash. */
export type RolePasswords = Partial<Record<Role, string>>;

/** An editor that a team shares: where it is, and how people sign in. */
export interface TeamSettings {
  /** Where it listens. */
  host: string;
  port: number;
  /** What people type into their browsers. */
  origin: URL;
  signIn: { kind: 'password'; passwords: RolePasswords } | { kind: 'oidc'; provider: OidcSettings };
  /** Proxies that may name the client. */
  isTrusted?: IsTrustedProxy | undefined;
}

const WHAT_TO_SET =
  'Set EDIT_ORIGIN to the address that people type, such as https://edit.vendor.example, and either EDIT_PUBLISHER_PASSWORD (and EDIT_WRITER_PASSWORD), or EDIT_OIDC_ISSUER, EDIT_OIDC_CLIENT_ID, EDIT_OIDC_CLIENT_SECRET and EDIT_PUBLISHERS (and EDIT_WRITERS). See docs/edit-team.md';

/** The address that --host names; every one of this machine if it names none. Undefined without --host. */
function statedHost(parameters: readonly string[]): string | undefined {
  const [first, second, ...more] = parameters;
  if (first === undefined) return undefined;
  const [, inOne] = /^--host=(.+)$/.exec(first) ?? [];
  const isHost = inOne !== undefined ? second === undefined : first === '--host' && more.length === 0;
  if (!isHost)
    throw new EnvironmentError(`npm run edit takes --host [ADDRESS], or --hash: not ${parameters.join(' ')}`);
  return inOne ?? second ?? '0.0.0.0';
}

function passwordsOf(variables: Variables): RolePasswords {
  const { EDIT_WRITER_PASSWORD: writer, EDIT_PUBLISHER_PASSWORD: publisher } = variables;
  if (writer !== undefined && writer === publisher)
    throw new EnvironmentError(
      'Wrong environment: EDIT_WRITER_PASSWORD and EDIT_PUBLISHER_PASSWORD are the same, so that every writer could publish.',
    );
  return { ...(writer ? { writer } : {}), ...(publisher ? { publisher } : {}) };
}

function providerOf(variables: Variables): OidcSettings | undefined {
  const { EDIT_OIDC_ISSUER: issuer, EDIT_OIDC_CLIENT_ID: clientId } = variables;
  const { EDIT_OIDC_CLIENT_SECRET: clientSecret, EDIT_ROLE_CLAIM: claim } = variables;
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    throw new EnvironmentError(
      'Wrong environment: EDIT_OIDC_ISSUER, EDIT_OIDC_CLIENT_ID and EDIT_OIDC_CLIENT_SECRET belong together. Set all three.',
    );
  const given = { writer: variables.EDIT_WRITERS, publisher: variables.EDIT_PUBLISHERS };
  if (claim === undefined && !given.writer && !given.publisher)
    throw new EnvironmentError(
      'Wrong environment: nobody could sign in. Set EDIT_PUBLISHERS and EDIT_WRITERS to email addresses, or EDIT_ROLE_CLAIM to the claim that names the role.',
    );
  const named = (role: Role) => given[role] ?? (claim === undefined ? [] : [role]);
  const lists = Object.fromEntries(ROLES.map((role) => [role, named(role)])) as Record<Role, string[]>;
  return { issuer, clientId, clientSecret, roles: { claim, lists } };
}

/**
 * The settings of an editor that a team shares; undefined if it is for this machine only. Throws EnvironmentError if
 * other machines could reach an editor without a sign-in.
 *
 * @param parameters those of the command
 * @param source the environment
 */
export function readTeamSettings(
  parameters: readonly string[],
  source: Readonly<Record<string, string | undefined>>,
): TeamSettings | undefined {
  const variables = parseVariables(teamSchema, source);
  const passwords = passwordsOf(variables);
  const provider = providerOf(variables);
  const { EDIT_HOST, EDIT_PORT: port } = readEnvironment(source);
  const host = statedHost(parameters) ?? EDIT_HOST;
  const hasPassword = Object.keys(passwords).length > 0;
  const isAlone = HERE.includes(host) && parameters.length === 0;
  if (provider === undefined && !hasPassword) {
    if (isAlone) return undefined;
    throw new EnvironmentError(`The editor lets other machines in only behind a sign-in. ${WHAT_TO_SET}.`);
  }
  if (provider !== undefined && hasPassword)
    throw new EnvironmentError(
      'Wrong environment: a password and EDIT_OIDC_ISSUER are both set: keep one way to sign in.',
    );
  const { EDIT_ORIGIN: origin, TRUST_PROXY: isTrusted } = variables;
  if (origin === undefined)
    throw new EnvironmentError(`Wrong environment: EDIT_ORIGIN is missing. ${WHAT_TO_SET}.`);
  return {
    host,
    port,
    origin,
    signIn: provider ? { kind: 'oidc', provider } : { kind: 'password', passwords },
    isTrusted,
  };
}
