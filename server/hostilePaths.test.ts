import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf, sendRaw } from './testing/sendRaw.ts';
import { startTestSite, type TestSite } from './testing/testSite.ts';

/** Fifty paths each; npm run check:slow tries more. */
const BATCHES = 60 * Number(process.env['HOSTILE_TIMES'] ?? 1);

let site: TestSite;
let port = 0;
beforeAll(async () => {
  site = await startTestSite();
  port = await portOf(site.app);
});
afterAll(() => site.close());

describe('a path that climbs out of the site', () => {
  const climbs = [
    '..',
    '.%2e',
    '%2e%2e',
    '%252e%252e',
    '..%00',
    '..%c0%af',
    '..%5c',
    '..\\',
    '%2e%2e%2f',
    '....//',
  ];
  it.each(climbs)('finds nothing with %s', async (climb) => {
    for (const goal of [
      'etc/passwd',
      '.secret',
      '.site/manifest.json',
      '_hosts/en-AE/about/index.html',
      'package.json',
    ]) {
      for (const start of ['/', '/about/', '/_astro/', '//']) {
        for (const depth of [1, 4]) {
          const target = `${start}${`${climb}/`.repeat(depth)}${goal}`;
          for (const end of ['', '/', '%00.html', '%00/']) {
            const request = `GET ${target}${end} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
            const { statuses, text } = await sendRaw(port, request);
            expect([301, 400, 404], target + end).toContain(statuses[0]);
            expect(text, target + end).not.toMatch(
              /not for visitors|root:|About, UAE|sha256-plan|lintel-site/,
            );
          }
        }
      }
    }
  });
});

describe('any path at all', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...[
        '/',
        '//',
        '\\',
        '%2f',
        '%2F',
        '%5c',
        '%5C',
        '..',
        '.',
        '%2e',
        '%252f',
        '%00',
        '%',
        '%zz',
        ':',
        '@',
        '?',
        '#',
      ],
      ...[
        'evil.example',
        '//evil.example/',
        '/\\evil',
        'https:',
        'javascript:',
        '%0d%0a',
        '%09',
        ';',
        '&',
        '=',
        '*',
      ],
      ...[
        'about',
        'pricing',
        'webinar',
        'forms',
        'newsletter',
        'roi-pdf',
        'healthz',
        '.well-known',
        '_hosts',
        'en-AE',
      ],
      ...['é', '𝒳', '‮', '／', '。', '%E3%80%82', '%EF%BC%8F', '%c0%af', '__proto__', 'constructor'],
    ),
    fc.string({ maxLength: 6 }),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  // As bytes on the wire, without the blanks and control characters that make a target invalid.
  const path = fc.array(piece, { maxLength: 8 }).map((pieces) =>
    Buffer.from(`/${pieces.join('')}`)
      .toString('latin1')
      .replaceAll(/[^\x21-\x7e\x80-\xff]/g, ''),
  );

  it('stays on the requested host and never causes a server error', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const ask = async (target: string) => {
      const headers = { host: 'www.lintel.example' };
      const sent = request({ host: '127.0.0.1', port, agent, path: target, headers }).end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      expect(answer.statusCode, target).toBeLessThan(500);
      const { location } = answer.headers;
      if (location === undefined) return;
      const origin = 'http://www.lintel.example';
      // Browsers read a backslash as a slash, and drop tabs and line breaks.
      expect(new URL(location, origin).origin, target).toBe(origin);
      expect(location, target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    };
    // Many at a time: one by one, most of the time would be spent waiting.
    const paths = fc.array(path, { minLength: 50, maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(paths, async (targets) => void (await Promise.all(targets.map(ask)))),
      { numRuns: BATCHES, seed: 20_261_121 },
    );
    agent.destroy();
  });
});
