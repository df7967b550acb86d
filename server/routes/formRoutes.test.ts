import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lazyLeadStore } from '../leads/lazyLeadStore.ts';
import { DEMO, postForm, storedLeads as storedIn } from '../testing/postForm.ts';
import { portOf } from '../testing/sendRaw.ts';
import { startTestSite, type TestSite } from '../testing/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const post = (
  form: string,
  fields: Record<string, string>,
  headers?: Record<string, string>,
  target: TestSite = site,
) => postForm(target, form, fields, headers);
const storedLeads = (target: TestSite = site) => storedIn(target);

describe('a completed form', () => {
  it('redirects to its thank-you page once the lead is stored', async () => {
    const answer = await post('request-demo', DEMO, {
      referer: 'http://localhost:3000/request-demo/?utm_source=mail&utm_term=b%20c&gclid=1',
      origin: 'http://localhost:3000',
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/thank-you-page/');
    const [lead] = await storedLeads();
    expect(lead).toMatchObject({
      formId: 'request-demo',
      state: 'undelivered',
      submissionClass: 'primary',
      pageName: 'Request a demo | Lintel',
      fields: { ...DEMO, phone: '+12025550142' },
      campaign: { utm_source: 'mail', utm_term: 'b c' },
      leadData: { first_name: 'Ada', email_id: 'ada@northwind.example', newsletter_request: false },
    });
    expect(lead?.pageUri).toContain('https://www.lintel.example/request-demo/?utm_source=mail');
  });

  it('responds to a script with the id and the next page', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/forms/newsletter',
      headers: { accept: 'application/json' },
      payload: { email: 'kit@northwind.example', _page: '/about/?utm_medium=cpc', count: 3, nothing: null },
    });
    expect(answer.statusCode).toBe(202);
    const { id, next } = answer.json();
    expect(next).toBe('/thankyou/');
    const lead = (await storedLeads()).find((stored) => stored.id === id);
    expect(lead).toMatchObject({ campaign: { utm_medium: 'cpc' }, leadData: { newsletter_request: true } });
  });

  it('is stored with one form of an international address, whichever the browser sends', async () => {
    const email = 'user@xn--bcher-kva.example';
    const answer = await post('newsletter', { email: 'user@bücher.example' }, { accept: 'application/json' });
    expect(answer.statusCode).toBe(202);
    const stored = async () => (await storedLeads()).filter((lead) => lead.fields['email'] === email);
    expect(await stored()).toMatchObject([{ id: answer.json().id, leadData: { email_id: email } }]);
    // Sent twice without JavaScript, it is one submission.
    for (const typed of ['user@bücher.example', email]) await post('newsletter', { email: typed });
    expect(await stored()).toHaveLength(2);
  });

  it('redirects to the thank-you page that the build set for the page, and to no other', async () => {
    const fields = { first_name: 'Ada', last_name: 'Okafor', email: 'ada@b.example', company: 'B' };
    const next = async (page: string) => (await post('ebook', { ...fields, _page: page })).headers.location;
    expect(await next('/ebooks/two/')).toBe('/thank-you-two/');
    expect(await next('/about/')).toBe('/thank-you-for-downloading/');
    expect(await next('https://evil.example/')).toBe('/thank-you-for-downloading/');
  });

  it('is stored with the wording next to the button and the promise that there is no list', async () => {
    const fields = { first_name: 'Bo', last_name: 'Okafor', email: 'bo@b.example', company: 'B' };
    await post('ebook', { ...fields, _page: '/ebooks/two/' });
    await post('ebook', { ...fields, _page: '/about/' });
    const leads = (await storedLeads()).filter((lead) => lead.fields['email'] === 'bo@b.example');
    const facts = leads.map(({ pageUri, consent, leadData }) => [
      pageUri,
      consent,
      leadData.newsletter_request,
      leadData.list_promise,
    ]);
    expect(facts.sort()).toEqual([
      ['https://www.lintel.example/about/', '', true, false],
      [
        'https://www.lintel.example/ebooks/two/',
        'By sending this you accept our privacy policy. One e-mail with the link, and no list.',
        true,
        true,
      ],
    ]);
  });

  it('is delivered but marked if it came faster than anybody can read', async () => {
    const answer = await post('newsletter', { email: 'quick@b.example', _elapsed: '300' });
    expect(answer.statusCode).toBe(303);
    const lead = (await storedLeads()).find((one) => one.fields['email'] === 'quick@b.example');
    expect(lead).toMatchObject({ state: 'undelivered', spamMarks: ['fast'] });
  });

  it('is set aside if a program filled it in', async () => {
    const answer = await post('newsletter', { email: 'bot@spam.example', website: 'http://spam.example' });
    expect(answer.statusCode).toBe(303);
    expect((await storedLeads()).find((lead) => lead.fields['email'] === 'bot@spam.example')?.state).toBe(
      'spam',
    );
  });
});

describe('a form that is sent again', () => {
  const ID = '5f0c6c3e-98a1-4f0e-9d3b-0f6f1c1f3a11';

  it('is stored once and gets the same response as the first time', async () => {
    const fields = { email: 'twice@b.example', submission_id: ID };
    const first = await post('newsletter', fields, { accept: 'application/json' });
    const second = await post(
      'newsletter',
      { ...fields, submission_id: ID.toUpperCase() },
      { accept: 'application/json' },
    );
    expect([first.statusCode, second.statusCode]).toEqual([202, 202]);
    expect(second.json()).toEqual(first.json());
    expect((await post('newsletter', fields)).statusCode).toBe(303);
    const kept = (await storedLeads()).filter((lead) => lead.fields['email'] === 'twice@b.example');
    expect(kept).toHaveLength(1);
  });

  it('is a new submission if a value was changed, whatever its id', async () => {
    const fields = { ...DEMO, email: 'changed@b.example', submission_id: ID.replace('5f0', '5f1') };
    for (const company of ['Northwind', 'Northwind Estates', 'Northwind'])
      expect((await post('request-demo', { ...fields, company })).statusCode).toBe(303);
    const kept = (await storedLeads()).filter((lead) => lead.fields['email'] === 'changed@b.example');
    expect(kept.map((lead) => lead.fields['company']).sort()).toEqual(['Northwind', 'Northwind Estates']);
  });

  it('without JavaScript is stored once, however often the button is clicked', async () => {
    const typed = { email: 'pressed@b.example', _page: '/about/' };
    const answers = await Promise.all([typed, typed, typed].map((fields) => post('newsletter', fields)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    const ofAddress = async () =>
      (await storedLeads()).filter((lead) => lead.fields['email'] === 'pressed@b.example');
    expect(await ofAddress()).toHaveLength(1);
    // Another page, or another value, makes another submission.
    await post('newsletter', { ...typed, _page: '/resources/' });
    expect(await ofAddress()).toHaveLength(2);
  });

  it('is a new submission if a program sends it without a valid id', async () => {
    for (const fields of [{}, {}, { submission_id: '1' }, { submission_id: '1' }])
      await post('newsletter', { email: 'thrice@b.example', ...fields }, { accept: 'application/json' });
    const kept = (await storedLeads()).filter((lead) => lead.fields['email'] === 'thrice@b.example');
    expect(kept).toHaveLength(4);
  });

  it('is never mistaken for another empty form of the same minute', async () => {
    const idOf = (html: string) => /name="submission_id" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const empty = await Promise.all([1, 2].map(() => post('request-demo', { email: '' })));
    const [one, two] = empty.map(({ body }) => idOf(body));
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(two).not.toBe(one);
  });

  it('without JavaScript keeps the id of the first attempt, which may have been stored', async () => {
    const ids: (string | undefined)[] = [];
    const store = lazyLeadStore(() => Promise.reject(new Error('the response was lost')));
    store.insert = (lead) => {
      ids.push(lead.submissionId);
      return Promise.reject(new Error('the response was lost'));
    };
    const failing = await startTestSite({ parts: { store } });
    const idOf = (html: string) => /name="submission_id" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const first = idOf((await post('request-demo', DEMO, {}, failing)).body);
    await post('request-demo', { ...DEMO, submission_id: first }, {}, failing);
    expect(ids[1]).toBe(ids[0]);
    const wrong = (await post('request-demo', { email: 'x' }, {}, failing)).body;
    expect(idOf(wrong)).toMatch(/^[0-9a-f-]{36}$/);
    await failing.close();
  });
});

describe('a form that arrives while the server closes', () => {
  it('is accepted like any other, with the usual headers', async () => {
    const closing = await startTestSite();
    const socket = connect(await portOf(closing.app), '127.0.0.1');
    socket.setEncoding('latin1');
    const body = new URLSearchParams({ email: 'last@b.example' }).toString();
    // The server has read the beginning of the second request when it responds to the first.
    socket.write(
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nPOST /forms/newsletter/ HTTP/1.1\r\nHost: loc',
    );
    await once(socket, 'data');
    const closed = closing.app.close();
    while (closing.app.server.listening) await new Promise((resolve) => setImmediate(resolve));
    socket.write(
      `alhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    const [answer] = await once(socket, 'data');
    expect(answer).toMatch(/^HTTP\/1\.1 303 /);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
    await closed;
    expect(await storedLeads(closing)).toHaveLength(1);
    await closing.close();
  });
});

describe('a form with errors', () => {
  it('comes back on its page with the input and an error next to each field', async () => {
    const typed = { email: '"><script>x', runs: 'retail', message: '\n</textarea>', phone: '' };
    const answer = await post('request-demo', typed, { referer: 'http://localhost:3000/request-demo/' });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const html = answer.body;
    expect(html).toContain('<title>Error: Request a demo | Lintel</title>');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;x"');
    expect(html).not.toContain('<script>x');
    expect(html).toContain('<option value="retail" selected="">');
    expect(html).toContain('&lt;/textarea&gt;</textarea>');
    expect(html).toMatch(/<input id="request-demo-email"[^>]*aria-invalid="true"/);
    expect(html).toContain('aria-describedby="request-demo-email-error request-demo-email-hint"');
    expect(html).toMatch(
      /<p data-error="" id="request-demo-email-error">Enter your email as name@company.com</,
    );
    expect(html).toContain('<a href="#request-demo-phone">Enter a phone number that we can reach you on</a>');
    expect(html).not.toMatch(/<div data-error-summary="" hidden/);
    expect(html).not.toMatch(/<astro-island[^>]* client=/);
  });

  it('keeps the campaign of the page for a second attempt', async () => {
    const referer = 'http://localhost:3000/request-demo/?utm_source=mail&utm_term=a%26b';
    const { body } = await post('request-demo', { email: 'ada' }, { referer });
    expect(body).toContain('name="_page" value="/request-demo/?utm_source=mail&amp;utm_term=a%26b"');
    const again = {
      ...DEMO,
      email: 'again@b.example',
      _page: '/request-demo/?utm_source=mail&utm_term=a%26b',
    };
    await post('request-demo', again, { referer: 'http://localhost:3000/forms/request-demo/' });
    const lead = (await storedLeads()).find((one) => one.fields['email'] === 'again@b.example');
    expect(lead?.campaign).toEqual({ utm_source: 'mail', utm_term: 'a&b' });
  });

  it('comes back on the page in its declaration if it was sent from another one', async () => {
    const answer = await post('request-demo', { email: 'x' }, { referer: 'http://localhost:3000/about/' });
    expect(answer.body).toContain('name="_page" value="/about/"');
    expect(answer.body).toContain('<title>Error: Request a demo | Lintel</title>');
  });

  it('gets JSON with a message for each field', async () => {
    const answer = await post('newsletter', { email: 'ada@northwind' }, { accept: 'application/json' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ errors: { email: 'Enter your email as name@company.com' } });
  });

  it('comes back as a list of errors on a plain page if no page has the form', async () => {
    const answer = await post('newsletter', {}, { referer: 'http://localhost:3000/about/' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Enter your work email');
  });
});
