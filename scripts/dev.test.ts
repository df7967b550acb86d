import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

test('a port in use is named in one line, with the way out, before the site is read', async () => {
  const holder = createServer().listen(0, 'localhost');
  await once(holder, 'listening');
  const address = holder.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  holder.close();
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(errors.trim().split('\n')).toEqual([
    `Port ${port} is in use: stop what listens there, or choose another with PORT=3100 npm run dev.`,
  ]);
});
