import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';

/** What a command prints, and how it ends. */
async function runScript(script: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { output, errors: errors.trim().split('\n'), code: Number(code) };
}

describe.each([
  ['scripts/dev.ts', 'PORT', 'PORT=3100 npm run dev'],
  ['scripts/edit.ts', 'EDIT_PORT', 'EDIT_PORT=3101 npm run edit'],
])('%s', (script, variable, wayOut) => {
  test('names a port in use in one line, with the way out, before the site is read', async () => {
    const holder = createServer().listen(0, 'localhost');
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { output, errors, code } = await runScript(script, { [variable]: String(port) });
    holder.close();
    expect(code).toBe(1);
    expect(output).toBe('');
    expect(errors).toEqual([
      `Port ${port} is in use: stop what listens there, or choose another with ${wayOut}.`,
    ]);
  });

  test('names a wrong variable in one line', async () => {
    const { errors, code } = await runScript(script, { [variable]: 'x' });
    expect(code).toBe(1);
    expect(errors).toEqual([`Wrong environment: ${variable} must be a number from 0 to 65535.`]);
  });
});

test('the editor is not started for other machines without a sign-in, and says what to set', async () => {
  const { output, errors, code } = await runScript('scripts/edit.ts', { EDIT_HOST: '0.0.0.0' });
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/^The editor lets other machines in only behind a sign-in\. Set EDIT_ORIGIN/);
});
