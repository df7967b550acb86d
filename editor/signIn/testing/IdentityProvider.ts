import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** An OpenID Connect provider at which whoever is named signs in at once. */
export class IdentityProvider {
  readonly issuer: URL;
  /** Claims about the person who signs in next. */
  claims: Record<string, unknown> = {};
  /** Whether something between the provider and the editor changes the signature of tokens. */
  isForged = false;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.issuer = new URL(`http://localhost:${(server.address() as AddressInfo).port}`);
  }

  static async start(client: { id: string; secret: string; callback: string }): Promise<IdentityProvider> {
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    const own = new IdentityProvider(server);
    const provider = new Provider(own.issuer.origin, {
      clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [client.callback] }],
      claims: { email: ['email', 'email_verified'], profile: ['name'], openid: ['sub', 'groups'] },
      cookies: { keys: ['test'] },
      ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/login/${uid}` },
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...own.claims }) }),
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client?.clientId ?? '',
          accountId: oidc.session?.accountId ?? '',
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    const answer = provider.callback();
    server.on('request', (request, response) => {
      if (own.isForged && request.url === '/token') forgeTokens(response);
      if (!request.url?.startsWith('/login/')) return void answer(request, response);
      return void provider.interactionFinished(request, response, { login: { accountId: 'dana' } });
    });
    return own;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

/** Changes a letter of the signature in the ID token of a response. */
function forgeTokens(response: ServerResponse): void {
  const end = response.end.bind(response);
  response.end = ((body: string) =>
    end(
      body.replace(
        /("id_token":"[^."]+\.[^."]+\.)(.)/,
        (_, before: string, letter: string) => before + (letter === 'A' ? 'B' : 'A'),
      ),
    )) as ServerResponse['end'];
}
