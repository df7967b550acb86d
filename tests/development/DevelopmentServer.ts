import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '../../server/http/freePort.ts';

/** What the command reads from the checkout. Packages resolve from the checkout, because the copy is inside it. */
const COPIED = [
  'build',
  'config',
  'content',
  'editor',
  'public',
  'scripts',
  'server',
  'shared',
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const TYPEFACES = '@fontsource-variable';

/** How long a server may take on a busy machine, in ms. */
const TIMEOUT = 120_000;

/** npm run dev or npm run edit on a copy of the project, whose files can be edited without touching the checkout. */
export class DevelopmentServer {
  readonly address: string;
  /** Where the copy is. */
  readonly folder: string;
  readonly #process: ChildProcess;
  readonly #originals = new Map<string, string | undefined>();

  private constructor(address: string, folder: string, process: ChildProcess) {
    this.address = address;
    this.folder = folder;
    this.#process = process;
  }

  /** Starts a server; resolves once it reports that it is listening. */
  static async start(
    command: 'dev' | 'edit' = 'dev',
    environment: (address: string) => Record<string, string> = () => ({}),
  ): Promise<DevelopmentServer> {
    const folder = resolve('.cache/test/development', command);
    rmSync(folder, { recursive: true, force: true });
    for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
    // Typefaces are read by their paths, which are not looked up in the folders above.
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(resolve('node_modules', TYPEFACES), join(folder, 'node_modules', TYPEFACES), 'dir');
    const port = await freePort();
    const address = `http://localhost:${port}/`;
    const child = spawn(process.execPath, [`scripts/${command}.ts`], {
      cwd: folder,
      env: {
        ...process.env,
        [command === 'edit' ? 'EDIT_PORT' : 'PORT']: String(port),
        DATA_DIR: join(folder, 'data'),
        ...environment(address),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    await new Promise<void>((done, fail) => {
      const timer = setTimeout(
        () => fail(new Error(`npm run ${command} said nothing of ${address}`)),
        TIMEOUT,
      );
      const hear = (text: Buffer) => {
        said.push(text.toString());
        if (!said.join('').includes(address)) return;
        clearTimeout(timer);
        done();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('exit', () => fail(new Error(`npm run ${command} stopped:\n${said.join('')}`)));
    });
    return new DevelopmentServer(address, folder, child);
  }

  /** Ends the server; resolves once it writes no more to its folder, which the next one starts with. */
  async stop(): Promise<void> {
    this.#process.removeAllListeners('exit');
    if (this.#process.exitCode !== null) return;
    const exit = once(this.#process, 'exit');
    this.#process.kill();
    await exit;
  }

  /** Text of a file in the copy. */
  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** Writes a file in the copy; restore() undoes it. */
  write(file: string, content: string | Uint8Array): void {
    const path = join(this.folder, file);
    this.#remember(file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  /** Replaces the first match of a pattern. Throws when there is none. */
  edit(file: string, found: RegExp, replacement: string): void {
    const text = this.read(file);
    if (!found.test(text)) throw new Error(`${file} holds nothing like ${found}`);
    this.write(file, text.replace(found, replacement));
  }

  remove(file: string): void {
    this.#remember(file);
    rmSync(join(this.folder, file));
  }

  rename(from: string, to: string): void {
    this.#remember(from);
    this.#remember(to);
    renameSync(join(this.folder, from), join(this.folder, to));
  }

  /** Restores every file to its original content. */
  restore(): void {
    for (const [file, text] of this.#originals) {
      if (text === undefined) rmSync(join(this.folder, file), { force: true });
      else writeFileSync(join(this.folder, file), text);
    }
    this.#originals.clear();
  }

  #remember(file: string): void {
    if (this.#originals.has(file)) return;
    try {
      this.#originals.set(file, this.read(file));
    } catch {
      this.#originals.set(file, undefined);
    }
  }
}
