import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectNoFaults } from '../expectNoFaults.ts';
import { THOROUGH } from '../stages.ts';
import { findLayoutShift, watchLayoutShifts } from './layoutShift.ts';
import { test } from './test.ts';
import { twoFrames } from './twoFrames.ts';

/** Lengths of the pieces in which documents arrive, in characters: about a packet each, with and without compression. */
const [PACKED, PLAIN] = [6000, 1500];

type HeldSite = Awaited<ReturnType<typeof holdDocuments>>;

/** Serves the built site, but sends no document until the test does so, through the response that this resolves with. */
async function holdDocuments(site: string) {
  let asked = Promise.withResolvers<ServerResponse>();
  const server = createServer(async (request, response) => {
    if (request.headers['sec-fetch-dest'] === 'document') return asked.resolve(response);
    const answer = await fetch(new URL(request.url ?? '/', site));
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The response to the next request of a document. */
    next() {
      asked = Promise.withResolvers();
      return asked.promise;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Opens a page, and draws what has arrived of it before the next piece does, as on a slow connection or processor. */
async function openInPieces(
  page: Page,
  site: HeldSite,
  { path, html, piece }: { path: string; html: string; piece: number },
): Promise<void> {
  const asked = site.next();
  const begun = page.goto(site.address + path, { waitUntil: 'commit' });
  const response = await asked;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  const start = html.indexOf('<main');
  response.write(html.slice(0, start));
  await begun;
  for (let at = start; at < html.length; at += piece) {
    response.write(html.slice(at, at + piece));
    await twoFrames(page);
  }
  response.end();
  await page.waitForLoadState();
}

test(
  'a page that arrives in pieces is drawn where it stays',
  THOROUGH,
  async ({ browser, request, baseURL }) => {
    const context = await browser.newContext();
    await watchLayoutShifts(context);
    const page = await context.newPage();
    const site = await holdDocuments(baseURL ?? '');
    const faults: string[] = [];
    // A form beside its book, one beside a sheet, product windows beside the words of a head, shelves, and steps that
    // follow their form where they do not fit beside it.
    for (const [path, width, piece] of [
      ['/resources/guide/integrated-asset-energy/', 1440, PACKED],
      ['/resources/retail-brochure/', 1440, PACKED],
      ['/product/facility-management-software/', 1440, PACKED],
      ['/resources/ebooks/', 1440, PLAIN],
      ['/request-demo/', 390, PLAIN],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const html = await (await request.get(path)).text();
      await openInPieces(page, site, { path, html, piece });
      faults.push(...(await findLayoutShift(page)).map((fault) => `${path} at ${width}px: ${fault}`));
    }
    site.close();
    await context.close();
    expectNoFaults(faults);
  },
);
