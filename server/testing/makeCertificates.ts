import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestCertificates {
  /** Path of the authority's certificate. */
  authority: string;
  /** Certificate and key of 127.0.0.1, in PEM. */
  cert: string;
  key: string;
  remove: () => void;
}

/** Whether this machine can create certificates. */
export function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Creates a certificate authority, and a certificate for 127.0.0.1 signed by it. */
export function makeCertificates(): TestCertificates {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' });
  const request = ['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    ...request,
    '-x509',
    '-days',
    '2',
    '-subj',
    '/CN=Test authority',
    '-keyout',
    'ca.key',
    '-out',
    'ca.crt',
  );
  openssl(...request, '-subj', '/CN=127.0.0.1', '-keyout', 'server.key', '-out', 'server.csr');
  writeFileSync(join(folder, 'names'), 'subjectAltName=IP:127.0.0.1');
  const signing = ['x509', '-req', '-in', 'server.csr', '-days', '2', '-extfile', 'names'];
  openssl(...signing, '-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-out', 'server.crt');
  return {
    authority: join(folder, 'ca.crt'),
    cert: readFileSync(join(folder, 'server.crt'), 'utf8'),
    key: readFileSync(join(folder, 'server.key'), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
