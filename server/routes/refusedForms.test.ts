import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lazyLeadStore } from '../leads/lazyLeadStore.ts';
import { createMetrics } from '../metrics/createMetrics.ts';
import { DEMO, postForm } from '../testing/postForm.ts';
import { portOf } from '../testing/sendRaw.ts';
import { startTestSite, TEST_ANSWERS, TEST_FILES, type TestSite } from '../testing/testSite.ts';

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

describe('a submission is refused', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ referer: 'https://evil.example/localhost:3000/' }],
  ])('from another website: %j', async (headers) => {
    expect((await post('newsletter', { email: 'a@b.example' }, headers)).statusCode).toBe(403);
  });

  it('from a page on another port of the site’s machine', async () => {
    const headers = { origin: 'http://localhost:8080', host: 'www.lintel.example' };
    expect((await post('newsletter', { email: 'a@b.example' }, headers)).statusCode).toBe(403);
    const regional = { origin: 'https://ae.lintel.example', host: 'www.lintel.example' };
    expect((await post('newsletter', { email: 'a@b.example' }, regional)).statusCode).toBe(303);
  });

  it.each([
    ['staging.example:443', 'https://staging.example', 303],
    ['Staging.example:80', 'https://staging.example', 303],
    ['localhost:80', 'http://localhost', 303],
    ['staging.example', 'https://staging.example:443', 303],
    ['staging.example:8443', 'https://staging.example', 403],
    ['staging.example', 'https://staging.example:8443', 403],
    ['staging.example:443', 'https://evil.example', 403],
  ])('or not, to %s from a page of %s: %i', async (host, origin, status) => {
    for (const headers of [
      { host, origin },
      { host, referer: `${origin}/` },
    ])
      expect((await post('newsletter', { email: 'a@b.example' }, headers)).statusCode).toBe(status);
  });

  it('for a wrong phone number, with the format of the visitor’s region', async () => {
    const wrong = { ...DEMO, phone: '12' };
    const answer = async (host: string) =>
      (await post('request-demo', wrong, { accept: 'application/json', host })).json<{
        errors: { phone: string };
      }>().errors.phone;
    expect(await answer('ae.localhost')).toBe('Enter it as +971 4 555 0142');
    expect(await answer('localhost')).toBe('Enter it as +1 202 555 0142');
  });

  it.each([
    ['/about/', 'خطأ', 'املأوا “Company”', 'الاستمارات كثيرة'],
    ['/request-demo/', 'Error', 'Fill in “Company”', 'Too many forms'],
  ])(
    'in the language of the page, which a host may not have in its own: %s',
    async (path, title, wrong, many) => {
      const manifest = JSON.parse(TEST_FILES['.site/manifest.json'] ?? '');
      const arabic = {
        ...TEST_ANSWERS,
        wrongTitle: 'خطأ: %title%',
        tooMany: 'الاستمارات كثيرة',
        fields: { ...TEST_ANSWERS.fields, required: 'املأوا “%label%”' },
      };
      const page = TEST_FILES['request-demo/index.html'] ?? '';
      const abroad = await startTestSite({
        variables: { FORM_RATE_LIMIT: '1' },
        files: {
          ...TEST_FILES,
          '_hosts/ar-AE/about/index.html': page,
          '.site/manifest.json': JSON.stringify({
            ...manifest,
            hosts: { en: 'www.lintel.example', 'ar-AE': 'ar.lintel.example' },
            answers: { en: TEST_ANSWERS, 'ar-AE': arabic },
          }),
        },
      });
      const fields = { ...DEMO, company: '', _page: path };
      const answer = () => post('request-demo', fields, { host: 'ar.lintel.example' }, abroad);
      const refused = await answer();
      expect(refused.statusCode).toBe(422);
      expect(refused.body).toContain(`<title>${title}: `);
      expect(refused.body).toContain(`>${wrong}<`);
      expect((await answer()).body).toContain(many);
      await abroad.close();
    },
  );

  it('for an unknown form', async () => {
    expect((await post('nothing', {})).statusCode).toBe(404);
    expect((await post('__proto__', {})).statusCode).toBe(404);
    expect((await site.app.inject({ url: '/forms/nothing/' })).statusCode).toBe(404);
  });

  it('over 64 KiB', async () => {
    expect((await post('newsletter', { email: 'a'.repeat(65_537) })).statusCode).toBe(413);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml'])(
    'of the type %s',
    async (type) => {
      expect((await post('newsletter', { email: 'a@b.example' }, { 'content-type': type })).statusCode).toBe(
        415,
      );
    },
  );

  it.each([
    '[]',
    '"x"',
    '1',
    '',
    '{bad',
    '{"a":',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
  ])('in a format that the site does not read: %s', async (payload) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const answer = await site.app.inject({ method: 'POST', url: '/forms/newsletter/', headers, payload });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'That is another format.' }]);
  });

  it('over the limit per minute', async () => {
    const limited = await startTestSite({ variables: { FORM_RATE_LIMIT: '2' } });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      const answer = await post('newsletter', { email: `a${count}@b.example` }, {}, limited);
      statuses.push(answer.statusCode);
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([303, 303, 429]);
    const last = await post('request-demo', { email: 'kept@b.example' }, {}, limited);
    expect(last.statusCode).toBe(429);
    expect(last.headers['retry-after']).toBeDefined();
    expect(last.body).toContain('value="kept@b.example"');
    expect(last.body).toContain('Wait, and send the form again');
    await limited.close();
  });

  it('with a short page after several refusals', async () => {
    const limited = await startTestSite({ variables: { FORM_RATE_LIMIT: '1' } });
    const port = await portOf(limited.app);
    const send = (type: string, body: string) =>
      fetch(`http://127.0.0.1:${port}/forms/request-demo/`, {
        method: 'POST',
        headers: { 'content-type': type, accept: type === 'application/json' ? type : 'text/html' },
        body,
      });
    const typed = new URLSearchParams({ email: 'kept@b.example' }).toString();
    const answers = [];
    for (let count = 0; count < 6; count += 1)
      answers.push(await send('application/x-www-form-urlencoded', typed));
    expect(answers.map(({ status }) => status)).toEqual([422, 429, 429, 429, 429, 429]);
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    expect(pages.map((page) => page.includes('kept@b.example'))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(pages.at(-1)).toContain('The form still holds it.');
    const last = answers.at(-1);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last?.headers.get('content-security-policy')).toContain("default-src 'none'");
    const json = await send('application/json', '{}');
    expect([json.status, await json.json()]).toEqual([
      429,
      { error: expect.stringContaining('Wait, and send') },
    ]);
    await limited.close();
  });

  it('with a short page even if many arrive together', async () => {
    const metrics = createMetrics();
    const limited = await startTestSite({ variables: { FORM_RATE_LIMIT: '1' }, parts: { metrics } });
    const address = `http://127.0.0.1:${await portOf(limited.app)}/forms/newsletter/`;
    const body = new URLSearchParams({ email: 'a@b.example' });
    const send = () => fetch(address, { method: 'POST', body, redirect: 'manual' });
    const answers = await Promise.all(Array.from({ length: 40 }, send));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(39);
    // One is accepted, and three are refused with the page.
    expect(await metrics.registry.getSingleMetricAsString('site_forms_refused_total')).toMatch(/ 36$/m);
    await limited.close();
  });

  it('by the address that the proxy names, with or without a port', async () => {
    const limited = await startTestSite({ variables: { FORM_RATE_LIMIT: '2', TRUST_PROXY: 'loopback' } });
    const from = async (address: string) =>
      (await post('newsletter', { email: 'a@b.example' }, { 'x-forwarded-for': address }, limited))
        .statusCode;
    expect(await from('203.0.113.5:1000')).toBe(303);
    expect(await from('203.0.113.5:1001')).toBe(303);
    expect(await from('203.0.113.5:1002')).toBe(429);
    expect(await from('203.0.113.6')).toBe(303);
    await limited.close();
  });

  it('if it cannot be stored', async () => {
    const refuse = () => Promise.reject(new Error('database or disk is full'));
    const store = lazyLeadStore(refuse);
    const full = await startTestSite({ parts: { store } });
    const answer = await post('newsletter', { email: 'a@b.example' }, { accept: 'application/json' }, full);
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const page = await post('request-demo', DEMO, {}, full);
    expect(page.statusCode).toBe(503);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.body).toContain('value="ada@northwind.example"');
    expect(page.body).toContain('We could not save your details just now');
    expect((await full.app.inject({ url: '/readyz' })).statusCode).toBe(503);
    expect((await full.app.inject({ url: '/about/' })).statusCode).toBe(200);
    await full.close();
  });

  it('because of a server error, which is logged once a minute, however many there are', async () => {
    const store = lazyLeadStore(() => Promise.reject(new Error('the disk is full')));
    const logStream = new PassThrough({ encoding: 'utf8' });
    const full = await startTestSite({
      variables: { LOG_LEVEL: 'info', FORM_RATE_LIMIT: 'off' },
      parts: { store, logStream },
    });
    for (let count = 0; count < 5; count += 1)
      expect((await post('newsletter', { email: 'a@b.example' }, {}, full)).statusCode).toBe(503);
    await full.app.inject({ url: '/readyz' });
    const lines: { level: number; msg: string; status: number }[] = String(logStream.read())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const answered = lines.filter(({ msg }) => msg === 'answered');
    expect(answered.map(({ level }) => level)).toEqual([50, 30, 30, 30, 30]);
    expect(answered[0]).toMatchObject({ status: 503, route: '/forms/:form', count: 1 });
    await full.close();
  });
});
