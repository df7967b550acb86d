import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Web servers that docs/operate.md shows in front of the site, by the name of their program. */
export type ProxyName = 'nginx' | 'caddy';

export interface ProxyOptions {
  port: number;
  /** Ports of the servers that it forwards to. */
  upstreams: readonly number[];
}

export interface RunningProxy {
  stop: () => Promise<void>;
}

/** The version that a program on this machine reports, or undefined if it is not installed. */
export function proxyVersion(name: ProxyName): string | undefined {
  const question = name === 'nginx' ? 'nginx -v 2>&1' : 'caddy version';
  try {
    return execFileSync('/bin/sh', ['-c', question], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .replace('nginx version:', '')
      .trim();
  } catch {
    return undefined;
  }
}

/** A text with a part replaced. Throws when the part is not found. */
function replaced(text: string, part: RegExp, by: string): string {
  if (!part.test(text)) throw new Error(`The example in deploy/ has no ${part} any more: see startProxy.ts`);
  return text.replace(part, () => by);
}

/** deploy/nginx/nginx.conf with only the machine-specific parts replaced: folders, ports and the certificate. */
export function nginxExample({ port, upstreams }: ProxyOptions, folder: string): string {
  let text = readFileSync('deploy/nginx/nginx.conf', 'utf8');
  const servers = upstreams.map((upstream) => `server 127.0.0.1:${upstream} max_fails=0;`);
  text = replaced(text, /server 127\.0\.0\.1:3000 max_fails=0;/, servers.join('\n'));
  text = replaced(text, /server \{\s*listen 80 default_server;[\s\S]*?\n {2}\}\n/, '');
  text = replaced(text, /server \{\s*listen 443 ssl http2 default_server;[\s\S]*?\n {2}\}\n/, '');
  text = replaced(text, /# The bare domain\.\n\s*server \{[\s\S]*?\n {2}\}\n/, '');
  text = replaced(text, /server \{\s*listen 80;[\s\S]*?\n {2}\}\n/, '');
  text = replaced(text, /listen 443 ssl http2;/, `listen 127.0.0.1:${port};`);
  text = replaced(text, /^\s*ssl_.*\n(?:\s*ssl_.*\n)*/m, '');
  text = replaced(text, /pid [^;]+;/, `pid ${folder}/nginx.pid;`);
  text = replaced(text, /^error_log [^;]+;$/m, '');
  text = replaced(text, /access_log [^;]+;/, 'access_log off;');
  text = replaced(text, /worker_processes auto;/, 'worker_processes 1;');
  text = replaced(text, /\/var\/cache\/nginx-site/, `${folder}/cache`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  text = replaced(text, /http \{/, `http {\n${temporary.join('\n')}`);
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;\nerror_log stderr crit;\n${text}`;
}

/** deploy/caddy/Caddyfile with only the machine-specific parts replaced, without certificates. */
function caddyExample({ port, upstreams }: ProxyOptions): string {
  let text = readFileSync('deploy/caddy/Caddyfile', 'utf8');
  text = replaced(text, /127\.0\.0\.1:3000/, upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' '));
  text = replaced(text, /\tlog \{\n\t\toutput[\s\S]*?\n\t\}\n/, '');
  text = replaced(text, /^# The bare domain\.[\s\S]*?\n\}\n/m, '');
  text = replaced(text, /^www\S+, \S+ \{/m, `http://:${port} {`);
  return replaced(text, /^\{\n\tlog \{/m, '{\n\tadmin off\n\tlog {\n\t\tlevel ERROR');
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('it did not start: see its message above');
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((settle) => {
      socket.once('connect', () => settle(true)).once('error', () => settle(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((settle) => setTimeout(settle, 20));
  }
}

/** Starts a web server of this machine with the documented example. Throws when it is not installed. */
export async function startProxy(name: ProxyName, options: ProxyOptions): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const file = join(folder, 'settings');
  writeFileSync(file, name === 'nginx' ? nginxExample(options, folder) : caddyExample(options));
  const words =
    name === 'nginx' ? ['-p', folder, '-c', file] : ['run', '--config', file, '--adapter', 'caddyfile'];
  const child = spawn(name, words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PATH: process.env['PATH'], HOME: folder },
  });
  const exit = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await exit;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilListening(options.port, child);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
