import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = resolve('deploy/preview/receive.sh');
let home = '';

/** Programs of the machine, which write down how they were called. */
const PROGRAMS = ['npm', 'systemctl'];

beforeEach(() => {
  mkdirSync('.cache/test', { recursive: true });
  home = mkdtempSync(resolve('.cache/test/preview-'));
  mkdirSync(join(home, 'bin'));
  for (const program of PROGRAMS)
    writeFileSync(join(home, 'bin', program), `#!/bin/sh\necho "${program} $*" >> "$HOME/calls"\n`, {
      mode: 0o755,
    });
  writeFileSync(
    join(home, 'preview.env'),
    'PREVIEW_DOMAIN=preview.example.com\nPREVIEW_PASSWORD=twelve-letters\n',
  );
});
afterEach(() => rmSync(home, { recursive: true }));

/** Runs the script as sshd does for a key that may give no other command. */
function ask(request: string, archive: Buffer = Buffer.alloc(0)) {
  const answer = spawnSync('sh', [SCRIPT], {
    input: archive,
    encoding: 'utf8',
    env: { HOME: home, PATH: `${home}/bin:${process.env['PATH']}`, SSH_ORIGINAL_COMMAND: request },
  });
  const calls = existsSync(join(home, 'calls')) ? readFileSync(join(home, 'calls'), 'utf8') : '';
  return { ...answer, calls };
}

function archiveOf(text: string): Buffer {
  const folder = mkdtempSync(join(home, 'built-'));
  writeFileSync(join(folder, 'page.html'), text);
  return spawnSync('tar', ['-czf', '-', '-C', folder, 'page.html']).stdout;
}

const preview = (file: string) => join(home, 'previews/pr-0042', file);

describe('a machine that shows previews', () => {
  it('serves each at its own port and host', () => {
    const { status, stdout, calls } = ask('show 42', archiveOf('first'));
    expect(status).toBe(0);
    expect(stdout).toContain('https://pr-0042.preview.example.com/');
    expect(readFileSync(preview('preview.env'), 'utf8')).toBe(
      `PORT=20042\nSITE_HOSTS=en=pr-0042.preview.example.com\nDATA_DIR=${home}/data/pr-0042\n`,
    );
    expect(calls).toContain('systemctl --user enable --now preview@pr-0042');
  });

  it('puts the next build in its place, and removes it at the end', () => {
    ask('show 42', archiveOf('first'));
    ask('show 42', archiveOf('second'));
    expect(readFileSync(preview('page.html'), 'utf8')).toBe('second');
    expect(ask('remove 42').status).toBe(0);
    expect(existsSync(preview(''))).toBe(false);
  });

  it('keeps the one it has when an archive arrives broken', () => {
    ask('show 42', archiveOf('first'));
    expect(ask('show 42', Buffer.from('no archive')).status).not.toBe(0);
    expect(readFileSync(preview('page.html'), 'utf8')).toBe('first');
  });

  it.each(['', 'show', 'show ../..', 'show 42a', 'show 99999', 'remove 042', 'show 42;id', 'list 42', 'sh'])(
    'refuses “%s”',
    (request) => {
      const { status, stderr, calls } = ask(request);
      expect([status, calls]).toEqual([2, '']);
      expect(stderr).toMatch(/^(?:usage|unknown request)/);
    },
  );
});
