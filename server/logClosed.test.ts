import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { CONNECTION_LIMITS } from './http/ConnectionGuard.ts';
import { createMetrics } from './metrics/createMetrics.ts';
import { portOf, sendRaw } from './testing/sendRaw.ts';
import { startTestSite } from './testing/testSite.ts';

const PAGE = 'GET /about/ HTTP/1.1\r\nHost: localhost\r\n\r\n';

it.each([
  ['address', { perAddress: 2 }],
  ['total', { connections: 2 }],
] as const)(
  'counts connections over the limit (%s), and logs the first without its address',
  async (reason, limit) => {
    const logStream = new PassThrough();
    let log = '';
    logStream.on('data', (text) => {
      log += String(text);
    });
    const metrics = createMetrics();
    const limits = { ...CONNECTION_LIMITS, ...limit };
    const site = await startTestSite({
      variables: { LOG_LEVEL: 'warn' },
      parts: { limits, metrics, logStream },
    });
    const port = await portOf(site.app);
    const held = Array.from({ length: 2 }, () => connect(port, '127.0.0.1'));
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    for (let more = 0; more < 3; more += 1) expect((await sendRaw(port, PAGE)).statuses).toEqual([]);
    for (const socket of held) socket.destroy();
    expect(await metrics.registry.metrics()).toContain(`site_connections_closed_total{reason="${reason}"} 3`);
    const lines = log.split('\n').filter((line) => line.includes('connections closed'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`"reason":"${reason}"`);
    expect(log).not.toContain('127.0.0.1');
    await site.close();
  },
);
