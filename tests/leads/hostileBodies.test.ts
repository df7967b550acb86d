import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../../server/testing/testSite.ts';
import { SiteForms } from '../../shared/forms/SiteForms.ts';
import { allForms } from '../../src/content/entries/forms.ts';

/** Every form of the site. */
const FORMS = [...allForms().values()];

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ parts: { forms: new SiteForms({ forms: FORMS, placements: [] }) } });
});
afterAll(() => site.close());

/** Permitted statuses for a submission, whatever it contains: no server error. */
const PERMITTED = [202, 303, 400, 403, 404, 413, 415, 422];

const LIMIT = 65_536;

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

const name = fc.oneof(
  fc.constantFrom(...new Set(FORMS.flatMap(({ fields }) => fields.map((field) => field.name)))),
  fc.constantFrom(
    'email',
    'message',
    'phone',
    'runs',
    'country',
    '_page',
    'hutk',
    'website',
    'utm_source',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const value = fc.oneof(
  fc.constantFrom(
    'ada@northwind.example',
    '/request-demo/?utm_source=a',
    '//evil.example/',
    '/%',
    '+12025550142',
    'US',
    'retail',
    '\u0000',
    '\ud800',
    'a'.repeat(5000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** Pairs as a browser would send them, including duplicates, or malformed in ways that browsers never produce. */
const formBody = fc.array(fc.tuple(name, value), { maxLength: 12 }).map((pairs) => ({
  type: FORM,
  body: Buffer.from(pairs.map(([key, text]) => `${encoded(key)}=${encoded(text)}`).join('&')),
}));
const brokenForm = fc
  .array(
    fc.constantFrom(
      'email',
      '=',
      '&',
      '%',
      '%zz',
      '%ff',
      '%00',
      '[]',
      '[a][b]',
      '+',
      ';',
      '\u0000',
      '__proto__',
    ),
    {
      maxLength: 20,
    },
  )
  .map((pieces) => ({ type: FORM, body: Buffer.from(pieces.join('')) }));
const bytes = fc
  .tuple(fc.constantFrom(FORM, JSON_TYPE, 'text/plain', 'multipart/form-data; boundary=x'), fc.uint8Array())
  .map(([type, body]) => ({ type, body: Buffer.from(body) }));
const jsonBody = fc
  .oneof(
    fc.jsonValue(),
    fc.dictionary(name, fc.oneof(value, fc.jsonValue()), { noNullPrototype: true }),
    fc.constant({ email: { toString: 'x' } }),
  )
  .map((body) => ({ type: JSON_TYPE, body: Buffer.from(JSON.stringify(body)) }));
const pollution = fc
  .constantFrom(
    '{"__proto__":{"email":"a@b.example"}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"email":"a@b.example","email":"c@d.example"}',
    '{"email":"a@b.example","email":',
    `${'['.repeat(20_000)}`,
    `{"email":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
    '\ufeff{"email":"a@b.example"}',
    '{"email":"a@b.example"}x',
    '{"email":1e999,"phone":-0}',
  )
  .map((text) => ({ type: JSON_TYPE, body: Buffer.from(text) }));
const multipart = fc.tuple(name, value).map(([key, text]) => ({
  type: 'multipart/form-data; boundary=x',
  body: Buffer.from(`--x\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${text}\r\n--x--\r\n`),
}));
const anyType = fc
  .tuple(
    fc.constantFrom(
      '',
      'application',
      'application/',
      '/json',
      'application/json; charset=utf-16',
      `${FORM}; x="`,
      'é',
    ),
    value,
  )
  .map(([type, text]) => ({ type, body: Buffer.from(text) }));
const atTheLimit = fc
  .tuple(fc.constantFrom(FORM, JSON_TYPE), fc.integer({ min: LIMIT - 2, max: LIMIT + 2 }))
  .map(([type, length]) => {
    const [start, end] = type === FORM ? ['email=', ''] : ['{"email":"', '"}'];
    return { type, body: Buffer.from(start + 'a'.repeat(length - start.length - end.length) + end) };
  });

const headerText = fc.string({ unit: 'grapheme-ascii', maxLength: 30 });
const headers = fc.record(
  {
    accept: fc.oneof(fc.constantFrom('application/json', 'text/html', '*/*'), headerText),
    origin: fc.oneof(fc.constantFrom('null', 'http://localhost:80', 'http://[', 'about:blank'), headerText),
    referer: fc.oneof(
      fc.constantFrom('http://localhost:80/request-demo/?utm_source=%ff', 'http://localhost:80/%', '//'),
      headerText,
    ),
  },
  { requiredKeys: [] },
);

async function send(
  form: string,
  { type, body }: { type: string; body: Buffer },
  more: Record<string, string> = {},
) {
  return site.app.inject({
    method: 'POST',
    url: `/forms/${form}/`,
    headers: { host: 'localhost:80', ...more, 'content-type': type },
    payload: body,
  });
}

describe('a submission of any kind', () => {
  it('gets a status that is permitted, and never a server error', async () => {
    const body = fc.oneof(formBody, brokenForm, bytes, jsonBody, pollution, multipart, anyType);
    const form = fc.constantFrom(...FORMS.map(({ id }) => id), '__proto__', 'constructor');
    await fc.assert(
      fc.asyncProperty(form, body, headers, async (id, sent, more) => {
        const answer = await send(id, sent, more);
        expect(PERMITTED).toContain(answer.statusCode);
        if (answer.statusCode === 303) expect(answer.headers.location).toMatch(/^\/[a-z0-9/-]+\/$/);
      }),
      { numRuns: 1000 * Number(process.env['HOSTILE_TIMES'] ?? 1), seed: 20_261_123 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('is read up to 64 KiB and not a byte more', async () => {
    await fc.assert(
      fc.asyncProperty(atTheLimit, async (sent) => {
        const { statusCode } = await send('newsletter', sent);
        expect(statusCode).toBe(sent.body.length > LIMIT ? 413 : 422);
      }),
      { numRuns: 20 },
    );
  });

  it('uses the first value of a name that appears twice', async () => {
    const body = Buffer.from('email=ada%40northwind.example&email=kit%40northwind.example&email=');
    const { statusCode } = await send('newsletter', { type: FORM, body });
    expect(statusCode).toBe(303);
  });
});
