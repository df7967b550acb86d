import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let home: string;

/** A program of the machine that is written for the test. */
function program(name: string, script: string) {
  writeFileSync(join(home, 'bin', name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(home, 'bin', name), 0o755);
}

/** Sends a request as the workflow does, with an archive of a site for those that show one. */
function request(command: string) {
  const machine = spawn('sh', ['deploy/preview/receive.sh'], {
    env: { HOME: home, PATH: `${join(home, 'bin')}:${process.env['PATH']}`, SSH_ORIGINAL_COMMAND: command },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  // A refused request ends before it has taken the archive.
  machine.stdin.on('error', () => {});
  machine.stdin.end(command.startsWith('show') ? readFileSync(join(home, 'site.tar.gz')) : '');
  return { machine, ended: once(machine, 'close').then(([code]) => code as number) };
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'preview-machine-'));
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'preview.env'), 'PREVIEW_DOMAIN=preview.example.com\n');
  writeFileSync(join(home, 'package.json'), '{}');
  execFileSync('tar', ['-czf', join(home, 'site.tar.gz'), '-C', home, 'package.json']);
  program('systemctl', 'true');
  program('npm', 'true');
});

afterEach(() => rmSync(home, { recursive: true }));

// Like the machine of docs/schedule.md: flock belongs to Linux.
describe.runIf(process.platform === 'linux')('the machine that serves previews', () => {
  const preview = () => join(home, 'previews', 'pr-0042');

  it('shows a preview on its own port, and removes it with its leads', async () => {
    expect(await request('show 42').ended).toBe(0);
    expect(readFileSync(join(preview(), 'preview.env'), 'utf8')).toBe(
      `PORT=20042\nSITE_HOSTS=en=pr-0042.preview.example.com\nDATA_DIR=${home}/data/pr-0042\n`,
    );
    mkdirSync(join(home, 'data', 'pr-0042'), { recursive: true });
    expect(await request('remove 42').ended).toBe(0);
    expect([preview(), join(home, 'data', 'pr-0042')].filter(existsSync)).toEqual([]);
  });

  it('keeps nothing of a request that is closed while its preview is being installed', async () => {
    execFileSync('mkfifo', [join(home, 'installing'), join(home, 'installed')]);
    program('npm', `echo > ${home}/installing; cat ${home}/installed`);
    const shown = request('show 42');
    await once(spawn('cat', [join(home, 'installing')]), 'close');
    const removed = request('remove 42');
    writeFileSync(join(home, 'installed'), '');
    expect(await Promise.all([shown.ended, removed.ended])).toEqual([0, 0]);
    expect(existsSync(preview())).toBe(false);
  });

  it.each(['show 0', 'show 10000', 'show ../x', 'show 1;id', 'serve 42', ''])(
    'refuses the request “%s”',
    async (command) => {
      expect(await request(command).ended).toBe(2);
    },
  );
});
