import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../http/freePort.ts';

/** Whether PgBouncer is installed. */
export const hasPgBouncer = () => spawnSync('pgbouncer', ['--version']).status === 0;

/** The settings in docs/operate.md, with two connections to the database that all clients share. */
const settingsOf = (port: number, database: URL) => `[databases]
* = host=${database.hostname} port=${database.port} user=${database.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
server_login_retry = 1
`;

/** Starts PgBouncer in transaction mode in front of a database. Returns the database's address through it. */
export async function startPgBouncer(
  address: string,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const through = new URL(address);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settingsOf(port, through), { mode: 0o644 });
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child: ChildProcess = spawn('pgbouncer', [...user, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = async () => {
    if (child.exitCode === null) {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  if (child.stderr === null) throw new Error('PgBouncer was started without a stderr.');
  for await (const line of createInterface({ input: child.stderr })) {
    if (!line.includes('process up')) continue;
    child.stderr.resume();
    through.port = String(port);
    return { address: through.href, stop };
  }
  await stop();
  throw new Error('PgBouncer did not start.');
}
