import { siteConfig } from '../../config/siteConfig.ts';
import { ProviderStub, type TakenSubmission } from '../../server/stub/ProviderStub.ts';
import { allForms } from '../../src/content/entries/forms.ts';
import { withServer } from '../withServer.ts';
import { test as base } from './test.ts';

/** The stub marketing-form provider of a test, and a way to query it. */
export class Provider {
  readonly #stub: ProviderStub;

  constructor(stub: ProviderStub) {
    this.#stub = stub;
  }

  /** The submissions with an address. Waits until there is one, because delivery continues after the response. */
  async sentBy(email: string): Promise<TakenSubmission[]> {
    const found = () => this.#stub.taken.filter(({ fields }) => fields['email'] === email);
    await this.#stub.until(() => found().length > 0);
    return found();
  }
}

interface FormsServer {
  baseUrl: string;
  provider: Provider;
}

/** Browser tests on a separate server that delivers leads to a provider the tests can query. */
export const test = base.extend<{ provider: Provider; unique: string }, { formsServer: FormsServer }>({
  formsServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture needs from it
    async ({}, use) => {
      const { portalId } = siteConfig.marketingForms;
      const stub = new ProviderStub({ forms: allForms().values(), portalId });
      await stub.listen();
      await withServer(
        process.env['SITE_OUT'] ?? 'dist',
        (baseUrl) => use({ baseUrl, provider: new Provider(stub) }),
        { MARKETING_FORMS_URL: stub.url },
      );
      await stub.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ formsServer }, use) => use(formsServer.baseUrl),
  provider: ({ formsServer }, use) => use(formsServer.provider),
  /** An address that no other test sends. */
  // biome-ignore lint/correctness/noEmptyPattern: as above
  unique: ({}, use, { testId, retry }) => use(`t-${testId}-${retry}@harbourvale.example`),
});

export { expect } from '@playwright/test';
