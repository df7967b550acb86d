import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLeadStore } from './leads/openConfiguredStore.ts';
import { portOf, sendRaw } from './testing/sendRaw.ts';
import { startTestSite, type TestSite } from './testing/testSite.ts';

const HEAD = 'POST /forms/newsletter/ HTTP/1.1\r\nHost: localhost\r\n';
const FORM_TYPE = 'Content-Type: application/x-www-form-urlencoded\r\n';
/** A request that an attacker tries to slip in. */
const SMUGGLED = 'GET /about/ HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** A chunked body, followed by a request that must not be handled. */
const CHUNKED = `5\r\nhello\r\n0\r\n\r\n${SMUGGLED}`;

let site: TestSite;
let port = 0;
beforeAll(async () => {
  site = await startTestSite();
  port = await portOf(site.app);
});
afterAll(() => site.close());

describe('a request with an ambiguous length', () => {
  it.each([
    ['length and chunks', `Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n${CHUNKED}`],
    ['chunks and length', `Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n${CHUNKED}`],
    ['two lengths', `Content-Length: 5\r\nContent-Length: 60\r\n\r\nhello${SMUGGLED}`],
    ['one length twice', `Content-Length: 5\r\nContent-Length: 5\r\n\r\nhello${SMUGGLED}`],
    ['a list of lengths', `Content-Length: 5, 5\r\n\r\nhello${SMUGGLED}`],
    ['a signed length', `Content-Length: +5\r\n\r\nhello${SMUGGLED}`],
    ['a hexadecimal length', `Content-Length: 0x5\r\n\r\nhello${SMUGGLED}`],
    ['a length that overflows', `Content-Length: 18446744073709551621\r\n\r\nhello${SMUGGLED}`],
    ['an unknown coding', `Transfer-Encoding: xchunked\r\n\r\n${CHUNKED}`],
    ['a coding after chunks', `Transfer-Encoding: chunked, identity\r\n\r\n${CHUNKED}`],
    [
      'two codings, chunks first',
      `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n${CHUNKED}`,
    ],
    ['a space before the colon', `Transfer-Encoding : chunked\r\n\r\n${CHUNKED}`],
    ['a control character in the coding', `Transfer-Encoding: \x0bchunked\r\n\r\n${CHUNKED}`],
    ['a name after a line feed', `X: y\nTransfer-Encoding: chunked\r\n\r\n${CHUNKED}`],
    ['a name after a carriage return', `X: y\rTransfer-Encoding: chunked\r\n\r\n${CHUNKED}`],
    [
      'a folded line',
      `X: y\r\n Transfer-Encoding: chunked\r\nTransfer-Encoding:\r\n chunked\r\n\r\n${CHUNKED}`,
    ],
    ['a head that ends in line feeds', `Content-Length: 5\n\nhello${SMUGGLED}`],
    ['a null in a header', `X: a\0b\r\nContent-Length: 5\r\n\r\nhello${SMUGGLED}`],
    ['a chunk size with a sign', `Transfer-Encoding: chunked\r\n\r\n-5\r\nhello\r\n0\r\n\r\n${SMUGGLED}`],
    ['a chunk size with a prefix', `Transfer-Encoding: chunked\r\n\r\n0x5\r\nhello\r\n0\r\n\r\n${SMUGGLED}`],
    [
      'a chunk that is longer than its size',
      `Transfer-Encoding: chunked\r\n\r\n3\r\nhello\r\n0\r\n\r\n${SMUGGLED}`,
    ],
    [
      'a line feed in a chunk extension',
      `Transfer-Encoding: chunked\r\n\r\n5;a\nhello\r\n0\r\n\r\n${SMUGGLED}`,
    ],
    ['a line feed after a chunk', `Transfer-Encoding: chunked\r\n\r\n5\r\nhello\n0\r\n\r\n${SMUGGLED}`],
    [
      'endless chunk extensions',
      `Transfer-Encoding: chunked\r\n\r\n5;${'a'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n`,
    ],
  ])('is rejected, and the connection is closed: %s', async (_, rest) => {
    const { statuses, text } = await sendRaw(port, HEAD + FORM_TYPE + rest);
    expect(statuses).toHaveLength(1);
    expect([400, 413]).toContain(statuses[0]);
    expect(text).toMatch(/^Connection: close\r$/m);
    expect(text).toContain("Content-Security-Policy: default-src 'none'");
  });

  it('is accepted with a valid chunk extension', async () => {
    const body = 'email=ada%40northwind.example';
    const chunk = `${body.length.toString(16)};name="a;b"\r\n${body}\r\n0\r\n\r\n`;
    const { statuses } = await sendRaw(
      port,
      `${HEAD}${FORM_TYPE}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk}`,
    );
    expect(statuses).toEqual([303]);
  });
});

describe('pipelined requests', () => {
  const submission = (email: string, end = '') => {
    const body = `email=${email}%40northwind.example`;
    return `${HEAD}${FORM_TYPE}${end}Content-Length: ${body.length}\r\n\r\n${body}`;
  };
  const storedAddresses = async () => {
    const store = openLeadStore(site.dataDir);
    const leads = await store.list();
    await store.close();
    return leads.map(({ fields }) => fields['email']);
  };

  it('are handled one after another', async () => {
    const { statuses } = await sendRaw(
      port,
      submission('first') + SMUGGLED.replace('GET', 'HEAD') + submission('second', 'Connection: close\r\n'),
    );
    expect(statuses).toEqual([303, 200, 303]);
  });

  it.each([
    ['names two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'],
    ['has an unknown expectation', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: luck\r\n\r\n'],
    ['asks to close the connection', 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
    [
      'is too large',
      `${HEAD}${FORM_TYPE}Connection: close\r\nContent-Length: 65537\r\n\r\n${'a'.repeat(65_537)}`,
    ],
  ])('are not handled after one that %s', async (_, first) => {
    const { statuses } = await sendRaw(port, first + submission('hidden'));
    expect(statuses).toHaveLength(1);
    expect(await storedAddresses()).not.toContain('hidden@northwind.example');
  });

  it('still get their responses if garbage follows', async () => {
    const { statuses, text } = await sendRaw(port, `${submission('before')}nonsense\r\n\r\n`);
    expect(statuses).toEqual([303]);
    expect(text).toMatch(/^Connection: close\r$/im);
    expect(await storedAddresses()).toContain('before@northwind.example');
    const broken = `${HEAD}${FORM_TYPE}Transfer-Encoding: chunked\r\n\r\n-5\r\nhello\r\n`;
    expect((await sendRaw(port, submission('whole') + broken)).statuses).toEqual([303]);
  });

  it('still get their responses after the client has closed its side', async () => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.end(submission('halfclosed') + submission('halfclosed'));
    const text = await socket.setEncoding('utf8').toArray();
    expect(text.join('').match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 303', 'HTTP/1.1 303']);
    expect(await storedAddresses()).toContain('halfclosed@northwind.example');
  });

  it('are limited in number', async () => {
    const { statuses } = await sendRaw(port, submission('many') + SMUGGLED.repeat(1000));
    expect(statuses.length).toBeLessThan(100);
  });
});
