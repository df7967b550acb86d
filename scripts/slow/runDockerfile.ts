import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { ENVIRONMENT_NAMES } from '../../server/env.ts';
import { freePort } from '../../server/http/freePort.ts';
import type { Outcome } from '../StepRun.ts';
import { askNpm } from './askNpm.ts';
import { type DockerInstruction, readDockerfile } from './readDockerfile.ts';

const ANSWER_LIMIT = 30_000;

/** Maximum compressed size in MB that the image may add to its base, whose published layers are about 10 MB. */
const OWN_SIZE_LIMIT = 130;

/** One stage: a folder that stands for the root of its image, and the settings made in it. */
interface Stage {
  root: string;
  folder: string;
  variables: Record<string, string>;
}

/**
 * What earlier builds have kept by the hash of what it is made from. A build from nothing, which npm test has made, takes
 * minutes for them; here they only save time, since the site must be the same to the byte.
 */
const KEPT = ['compressed', 'made', 'share'].map((folder) => join('.cache', folder));

/**
 * Copies the files that a container engine would receive: those under version control, except ignored ones. What builds
 * have kept goes along.
 */
function copyContext(target: string): void {
  const ignored = new Set(readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    if (ignored.has(file.split('/')[0] ?? '') || !existsSync(file)) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(file, join(target, file));
  }
  for (const folder of KEPT)
    if (existsSync(folder)) cpSync(folder, join(target, folder), { recursive: true });
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Name and value of each variable of an ENV or ARG line. */
const variablesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)=("[^"]*"|\S*)/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('"', ''),
    ]),
  );

/** Executes a Dockerfile in folders of this machine, one per stage. It supports what ours uses. */
class DockerfileRun {
  readonly #home: string;
  readonly #context: string;
  readonly #stages = new Map<string, Stage>();
  #stage: Stage = { root: '', folder: '/', variables: {} };
  readonly commands: Record<string, string[]> = {};
  user = '';

  constructor(home: string) {
    this.#home = home;
    this.#context = join(home, 'context');
  }

  get stage(): Stage {
    return this.#stage;
  }

  /** Path on this machine of a path in the stage. */
  place(path: string, { root, folder } = this.#stage): string {
    return path.startsWith('/') ? join(root, path) : join(root, folder, path);
  }

  run({ keyword, text }: DockerInstruction): void {
    if (keyword === 'FROM') this.#begin(text);
    else if (keyword === 'WORKDIR') {
      this.#stage.folder = text;
      mkdirSync(this.place('.'), { recursive: true });
    } else if (keyword === 'ENV' || keyword === 'ARG')
      Object.assign(this.#stage.variables, variablesOf(text));
    else if (keyword === 'COPY') this.#copy(wordsOf(text));
    else if (keyword === 'RUN') this.#execute(text);
    else if (keyword === 'USER') this.user = text;
    else if (keyword === 'CMD') this.commands['CMD'] = JSON.parse(text);
    else if (keyword === 'HEALTHCHECK')
      this.commands['HEALTHCHECK'] = JSON.parse(text.slice(text.indexOf('[')));
  }

  #begin(text: string): void {
    const name = / AS (\w+)$/.exec(text)?.[1] ?? 'last';
    this.#stage = { root: join(this.#home, name), folder: '/', variables: {} };
    mkdirSync(this.#stage.root);
    this.#stages.set(name, this.#stage);
  }

  #copy(words: readonly string[]): void {
    const flag = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
    const from = this.#stages.get(flag('from') ?? '');
    const paths = words.filter((word) => !word.startsWith('--'));
    const target = paths.at(-1) ?? '';
    for (const path of paths.slice(0, -1)) {
      const source = from === undefined ? join(this.#context, path) : this.place(path, from);
      const place = target.endsWith('/') ? join(this.place(target), basename(path)) : this.place(target);
      cpSync(source, place, { recursive: true, verbatimSymlinks: true });
      const [uid, gid] = (flag('chown') ?? '').split(':').map(Number);
      if (uid !== undefined && gid !== undefined && process.getuid?.() === 0) chownSync(place, uid, gid);
    }
  }

  #execute(text: string): void {
    // This machine's network settings stay; settings of a server of its own are dropped.
    const own = Object.entries(process.env).filter(([name]) => !ENVIRONMENT_NAMES.includes(name));
    // The pinned runtime comes first: it is the one in the image.
    const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`;
    const environment = { ...Object.fromEntries(own), ...this.#stage.variables, PATH };
    execFileSync('/bin/sh', ['-c', text], { cwd: this.place('.'), env: environment, stdio: 'inherit' });
  }
}

/** Starts what the image would start, as its user, and sends it the requests that visitors make. */
async function tryImage(image: DockerfileRun): Promise<boolean> {
  const port = String(await freePort());
  const { variables, root } = image.stage;
  // Uses this machine's libraries instead of those of the base image.
  const runtime = join(root, 'usr/local/bin/node');
  const [uid, gid] = image.user.split(':').map(Number);
  const asUser = process.getuid?.() === 0 && uid !== undefined && gid !== undefined ? { uid, gid } : {};
  const options = {
    ...asUser,
    cwd: image.place('.'),
    env: { ...variables, HOST: '127.0.0.1', PORT: port, DATA_DIR: join(root, variables['DATA_DIR'] ?? '') },
  };
  const argumentsOf = (name: string) => image.commands[name]?.slice(1) ?? [];
  const server = spawn(runtime, argumentsOf('CMD'), { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  const exit = once(server, 'exit');
  try {
    const end = Date.now() + ANSWER_LIMIT;
    for (;;) {
      const check = spawn(runtime, argumentsOf('HEALTHCHECK'), { ...options, stdio: 'ignore' });
      const [code] = await once(check, 'exit');
      if (code === 0) break;
      if (server.exitCode !== null || Date.now() > end) throw new Error('the server is not healthy');
    }
    const page = await fetch(`http://127.0.0.1:${port}/about/`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    const lead = await fetch(`http://127.0.0.1:${port}/forms/newsletter/`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ email: 'ada@northwind.example' }),
    });
    const statuses = [page.status, ready.status, lead.status];
    // The command line next to the server, as docs/operate.md has it for a container.
    const list = execFileSync(
      runtime,
      ['--disable-warning=ExperimentalWarning', 'server/leads/cli.ts', 'list'],
      { ...options, encoding: 'utf8' },
    );
    server.kill('SIGTERM');
    const [code] = await exit;
    console.log(
      `page, ready, lead: ${statuses.join(', ')}; exit code ${code}; user ${image.user || 'that of this run'}`,
    );
    return statuses.join() === '200,200,202' && list.includes('ada@northwind.example') && code === 0;
  } finally {
    server.kill('SIGKILL');
  }
}

/** Whether what the image adds to its base is small enough, as a registry would keep it. */
function isSmall(image: DockerfileRun): boolean {
  const packed = execFileSync('/bin/sh', ['-c', 'tar -cf - . | gzip | wc -c'], {
    cwd: image.stage.root,
    encoding: 'utf8',
  });
  const size = Number(packed) / 1e6;
  console.log(`${size.toFixed(1)} MB, compressed, on top of the base; ${OWN_SIZE_LIMIT} at most`);
  return size <= OWN_SIZE_LIMIT;
}

/** Files whose modification dates come from version control, which an image does not have. */
const DATED = /(^|\/)sitemap\.xml(\.\w+)?$|^\.site\/(commit|nginx\/maps\.conf)$/;

/** Files that the Dockerfile removes: drawings are sent with brotli or uncompressed, never with gzip. */
const LEFT_OUT = /^_art\/.+\.gz$/;

/** Files below a folder, by path, with their content hashes. */
function hashesBelow(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

/**
 * Whether the image serves, byte for byte, the site that this checkout's tests read, but for what the Dockerfile leaves
 * out: a build must not depend on its folder.
 */
function holdsTheSameSite(image: DockerfileRun): boolean {
  const [here, there] = [hashesBelow('dist'), hashesBelow(image.place('dist'))];
  const paths = [...new Set([...here.keys(), ...there.keys()])];
  const others = paths.filter((path) => {
    const expected = LEFT_OUT.test(path) ? undefined : here.get(path);
    return !DATED.test(path) && there.get(path) !== expected;
  });
  console.log(`${paths.length} files of the site, ${others.length} of them different from those here`);
  for (const path of others.slice(0, 20)) console.log(`  ${path}`);
  return others.length === 0;
}

/**
 * Executes the Dockerfile without a container engine: its steps run in empty folders on the files under version
 * control, its command starts as its user, who can write only to the leads folder, and then its health check and
 * visitors' requests are made.
 */
export async function runDockerfile(): Promise<Outcome> {
  if (typeof (await askNpm(['view', 'fastify', 'version'])) !== 'string')
    return { notChecked: 'its first step needs the registry of packages, which does not answer' };
  const home = mkdtempSync(join(tmpdir(), 'image-'));
  chmodSync(home, 0o755);
  try {
    copyContext(join(home, 'context'));
    const image = new DockerfileRun(home);
    for (const instruction of readDockerfile(readFileSync('Dockerfile', 'utf8'))) {
      console.log(instruction.line);
      image.run(instruction);
    }
    return isSmall(image) && holdsTheSameSite(image) && (await tryImage(image));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
