import { rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gate } from '../http/Gate.ts';
import { RateLimiter } from '../http/RateLimiter.ts';
import { createFastAnswer } from '../pipeline/answerFast.ts';
import { loadSite, type Site } from '../Site.ts';
import { TEST_FILES, writeTestSite } from '../testing/testSite.ts';
import { createFastRefusal } from './refuseFast.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Rounds of each, in turns; the quickest counts, as others only tell what else the machine did. */
const ROUNDS = 20;
const CALLS = 2000;

/**
 * How many times as long the server's own part of a refusal may take as that of a page. On two busy cores it took 7: a
 * page is looked up in a table in a fifth of a microsecond, and a refusal also counts. To read the form and draw its page
 * takes ten thousand times as long. The rest of both, some 17 microseconds, is the system's.
 */
const MARGIN = 25;

const HEADERS = { host: 'localhost', 'accept-encoding': 'gzip, br', accept: 'text/html' };

const requestOf = (method: string, url: string, address = '203.0.113.5') =>
  ({ method, url, headers: HEADERS, socket: { remoteAddress: address } }) as unknown as IncomingMessage;

/** Answers once, and returns the status and the number of bytes of the body. */
function answerOf(listener: Listener, request: IncomingMessage): { status: number; bytes: number } {
  const answer = { status: 0, bytes: 0 };
  const response = {
    writeHead: (status: number) => {
      answer.status = status;
    },
    write: (piece: string) => {
      answer.bytes += piece.length;
    },
    end: (piece = '') => {
      answer.bytes += piece.length;
    },
    once: () => undefined,
  };
  if (!listener(request, response as unknown as ServerResponse)) throw new Error('it was not answered');
  return answer;
}

function timeOf(listener: Listener, requests: readonly IncomingMessage[]): number {
  const started = performance.now();
  for (const request of requests) answerOf(listener, request);
  return performance.now() - started;
}

let root: string;
let site: Site;
let page: Listener;
beforeAll(() => {
  root = writeTestSite({ ...TEST_FILES, 'about/index.html': `<p>${'words '.repeat(2000)}</p>` });
  site = loadSite(root);
  page = createFastAnswer(site, undefined, new Gate());
});

afterAll(() => rmSync(root, { recursive: true }));

/** Requests of addresses that are all over their limit, each as often as it is refused without a wait. */
function overLimit(): { refusal: Listener; requests: IncomingMessage[] } {
  const limiter = new RateLimiter(1);
  const refusal = createFastRefusal({ site, limiter, isTrusted: undefined, onRefused: () => undefined });
  const requests = Array.from({ length: CALLS }, (_, index) => {
    const address = `203.0.${Math.floor(index / 40 / 200)}.${1 + (Math.floor(index / 40) % 200)}`;
    if (index % 40 === 0) for (let count = 0; count < 4; count += 1) limiter.take(address);
    return requestOf('POST', '/forms/newsletter/', address);
  });
  return { refusal, requests };
}

it('sends less to an address over its limit than a page has', () => {
  const { refusal, requests } = overLimit();
  const refused = answerOf(refusal, requests[0] as IncomingMessage);
  expect(refused.status).toBe(429);
  expect(refused.bytes).toBeLessThan(2000);
});

it('takes next to nothing for a refusal, as for a page', () => {
  const pages = Array.from({ length: CALLS }, () => requestOf('GET', '/about/'));
  let [quickestPage, quickestRefusal] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    quickestPage = Math.min(quickestPage, timeOf(page, pages));
    const { refusal, requests } = overLimit();
    quickestRefusal = Math.min(quickestRefusal, timeOf(refusal, requests));
  }
  expect(quickestRefusal).toBeLessThan(MARGIN * quickestPage);
});
