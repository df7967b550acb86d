import { rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { RateLimiter } from '../http/RateLimiter.ts';
import { loadSite, type Site } from '../Site.ts';
import { writeTestSite } from '../testing/testSite.ts';
import { createEarlyRefusal } from './earlyRefusal.ts';

const ADDRESS = '203.0.113.5';

let root: string;
let site: Site;
beforeAll(() => {
  root = writeTestSite();
  site = loadSite(root);
});
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => vi.useRealTimers());

/** Refuses a submission from an address over its limit. The returned response is filled in once it is sent. */
function createRefusals() {
  const limiter = new RateLimiter(1, () => 0);
  // One is accepted, and three are refused with a page.
  for (let count = 0; count < 4; count += 1) limiter.take(ADDRESS);
  const refuse = createEarlyRefusal({ site, limiter, isTrusted: undefined, onRefused: () => undefined });
  return () => {
    // There is no body to read.
    const request = {
      method: 'POST',
      url: '/forms/newsletter/',
      headers: { host: 'localhost', accept: 'text/html' },
      socket: { remoteAddress: ADDRESS },
    };
    const answer = { status: 0, body: '' };
    const response = {
      writeHead: (status: number) => {
        answer.status = status;
      },
      end: (body: string) => {
        answer.body = body;
      },
      once: () => undefined,
    };
    expect(refuse(request as unknown as IncomingMessage, response as unknown as ServerResponse)).toBe(true);
    return answer;
  };
}

it('refuses an address over its limit at once with a short page, and reads no body', () => {
  const { status, body } = createRefusals()();
  expect(status).toBe(429);
  expect(body.length).toBeLessThan(2000);
});

it('delays each refusal by one to two seconds for an address that keeps submitting', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const refuse = createRefusals();
  for (let count = 0; count < 47; count += 1) expect(refuse().status).toBe(429);
  const late = refuse();
  vi.advanceTimersByTime(999);
  expect(late.status).toBe(0);
  vi.advanceTimersByTime(1001);
  expect(late.status).toBe(429);
});
