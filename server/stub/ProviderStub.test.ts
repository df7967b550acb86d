import { afterEach, describe, expect, it } from 'vitest';
import { TEST_FORMS } from '../testing/testForms.ts';
import { type ProviderStub, type ProviderStubOptions, startProviderStub } from './ProviderStub.ts';

const { forms } = TEST_FORMS;
const newsletter = forms.find((form) => form.id === 'newsletter')?.providerFormId ?? '';
const demo = forms.find((form) => form.id === 'request-demo')?.providerFormId ?? '';

let stub: ProviderStub;
afterEach(() => stub.close());
const start = async (options: Partial<ProviderStubOptions> = {}) => {
  stub = await startProviderStub({ forms, portalId: '77', ...options });
};

const submit = (body: unknown, path = `/submissions/v3/integration/submit/77/${newsletter}`) =>
  fetch(stub.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const field = (name: string, value: string) => ({ objectTypeId: '0-1', name, value });
const errorTypes = async (answer: Response) => {
  const body: { errors?: { errorType: string }[] } = await answer.json();
  return body.errors?.map(({ errorType }) => errorType);
};

describe('the provider stub', () => {
  it('accepts a submission like the provider', async () => {
    await start();
    const answer = await submit({
      submittedAt: Date.now(),
      fields: [field('email', 'ada@northwind.example'), field('utm_source', 'mail'), field('lead_id', 'x')],
      context: { pageUri: 'https://www.lintel.example/', pageName: 'Home', hutk: 'a'.repeat(32) },
    });
    expect(answer.status).toBe(200);
    expect(stub.taken).toMatchObject([{ service: 'marketing-forms', fields: { lead_id: 'x' } }]);
  });

  it.each([
    ['REQUIRED_FIELD', { fields: [] }],
    ['INVALID_EMAIL', { fields: [field('email', 'ada')] }],
    ['BLOCKED_EMAIL', { fields: [field('email', 'a@blocked.example')] }],
    ['FIELD_NOT_IN_FORM_DEFINITION', { fields: [field('email', 'a@b.example'), field('age', '7')] }],
    ['INVALID_TIMESTAMP', { submittedAt: 1, fields: [field('email', 'a@b.example')] }],
    ['INVALID_HUTK', { fields: [field('email', 'a@b.example')], context: { hutk: 'x' } }],
    ['INVALID_PAGE_URI', { fields: [field('email', 'a@b.example')], context: { pageUri: '/about/' } }],
    ['INVALID_IP_ADDRESS', { fields: [field('email', 'a@b.example')], context: { ipAddress: 'x' } }],
    [
      'MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED',
      { fields: Array.from({ length: 1001 }, () => field('email', 'a@b.example')) },
    ],
  ])('responds with %s', async (type, body) => {
    await start();
    const answer = await submit(body);
    expect(answer.status).toBe(400);
    expect(await errorTypes(answer)).toContain(type);
    expect(stub.taken).toEqual([]);
  });

  it('checks the options of a select', async () => {
    await start();
    const path = `/submissions/v3/integration/submit/77/${demo}`;
    expect(await errorTypes(await submit({ fields: [field('runs', 'ships')] }, path))).toContain(
      'VALUE_NOT_IN_FIELD_DEFINITION',
    );
  });

  it.each([
    [404, '/submissions/v3/integration/submit/78/x', {}],
    [404, '/submissions/v3/integration/submit/77/x', {}],
    [400, undefined, '{'],
    [400, undefined, { fields: 'x' }],
    [400, undefined, { fields: [], more: 1 }],
  ])('responds with %i to %j %j', async (status, path, body) => {
    await start();
    expect((await submit(body, path)).status).toBe(status);
  });

  it('accepts a limited number of requests in ten seconds', async () => {
    await start({ sendLimit: 2 });
    const responses = [];
    for (let count = 0; count < 3; count += 1)
      responses.push(await submit({ fields: [field('email', 'a@b.example')] }));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(responses[2]?.headers.get('retry-after')).toBe('1');
    expect(stub.peak).toBe(3);
  });

  it('can be controlled over HTTP', async () => {
    await start();
    await fetch(`${stub.url}/stub`, { method: 'PUT', body: 'refuse' });
    expect(await errorTypes(await submit({ fields: [] }))).toEqual(['BLOCKED_EMAIL']);
    stub.mode = 'down';
    await expect(submit({ fields: [] })).rejects.toThrow();
    stub.mode = 'flaky';
    const statuses = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push(
        await submit({ fields: [field('email', 'a@b.example')] }).then(
          ({ status }) => status,
          () => 0,
        ),
      );
    expect(statuses.toSorted()).toEqual([0, 0, 200, 429, 500, 503]);
    expect(stub.taken).toHaveLength(2);
  });
});
