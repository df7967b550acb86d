import type { Configuration } from 'openid-client';
import { type Person, plainName } from './Person.ts';
import { type Claims, type RoleRules, roleOf } from './roleOf.ts';

/** An identity provider, and who among its people may use the editor. */
export interface OidcSettings {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  roles: RoleRules;
}

/** What is kept in the browser between leaving for the provider and coming back. */
interface Pending {
  verifier: string;
  state: string;
  nonce: string;
}

const SCOPE = 'openid email profile';

/** Thrown if somebody is not let in; the message is shown. */
export class SignInError extends Error {}

const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Sign-in with an OpenID Connect provider: the authorization code flow with PKCE. */
export class OidcSignIn {
  readonly #settings: OidcSettings;
  readonly #callback: string;
  #found: Promise<Configuration> | undefined;

  /** @param callback address that the provider sends people back to */
  constructor(settings: OidcSettings, callback: string) {
    this.#settings = settings;
    this.#callback = callback;
  }

  /** Name of the provider for people. */
  get name(): string {
    return this.#settings.issuer.host;
  }

  /** Where to send a person to sign in, and what to keep until they come back. */
  async begin(): Promise<{ location: URL; pending: string }> {
    const client = await import('openid-client');
    const configuration = await this.#configuration();
    const pending: Pending = {
      verifier: client.randomPKCECodeVerifier(),
      state: client.randomState(),
      nonce: client.randomNonce(),
    };
    const location = client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#callback,
      scope: SCOPE,
      code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
      state: pending.state,
      nonce: pending.nonce,
    });
    return { location, pending: Buffer.from(JSON.stringify(pending)).toString('base64url') };
  }

  /**
   * The person whom the provider has sent back. Throws SignInError.
   *
   * @param query of the address that they came back to
   * @param pending what begin returned
   */
  async finish(query: string, pending: string): Promise<Person> {
    const claims = await this.#claims(query, pending);
    const role = roleOf(claims, this.#settings.roles);
    const { email, name, preferred_username: userName } = claims;
    if (typeof email !== 'string' || !/^[^@\s<>]+@[^@\s<>]+$/.test(email))
      throw new SignInError(`${this.name} gave no email address, which commits need.`);
    if (role === undefined)
      throw new SignInError(
        `${email} is neither a writer nor a publisher of this site. Ask whoever runs the editor.`,
      );
    const called = [name, userName, email].find((one) => typeof one === 'string' && plainName(one) !== '');
    return { name: plainName(String(called)), email, role };
  }

  async #claims(query: string, pending: string): Promise<Claims> {
    const client = await import('openid-client');
    const { verifier, state, nonce } = JSON.parse(Buffer.from(pending, 'base64url').toString()) as Pending;
    try {
      const configuration = await this.#configuration();
      const tokens = await client.authorizationCodeGrant(
        configuration,
        new URL(`${this.#callback}?${query}`),
        { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true },
      );
      const claims = tokens.claims();
      if (claims === undefined) throw new SignInError('no ID token');
      const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
      const further = hasUserInfo
        ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
      // The signed token has the last word.
      return { ...further, ...claims };
    } catch (error) {
      throw new SignInError(`Signing in with ${this.name} did not work. Try again.`, { cause: error });
    }
  }

  async #configuration(): Promise<Configuration> {
    this.#found ??= this.#discover();
    // The provider may be back the next time.
    this.#found.catch(() => {
      this.#found = undefined;
    });
    return this.#found;
  }

  async #discover(): Promise<Configuration> {
    const { allowInsecureRequests, ClientSecretBasic, discovery, enableNonRepudiationChecks } = await import(
      'openid-client'
    );
    const { issuer, clientId, clientSecret } = this.#settings;
    return discovery(issuer, clientId, undefined, ClientSecretBasic(clientSecret), {
      timeout: 10,
      // The signature of the ID token is checked with the provider's keys.
      execute: [enableNonRepudiationChecks, ...(isLocal(issuer) ? [allowInsecureRequests] : [])],
    });
  }
}
