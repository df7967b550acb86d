import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSite, type Site } from '../../server/Site.ts';
import { staticHeaders } from '../../server/static/StaticEntry.ts';
import { TEST_FILES, writeTestSite } from '../../server/testing/testSite.ts';
import { joinPolicies, staticHostFiles, writeStaticHostFiles } from './staticHosts.ts';

let root: string;
let site: Site;
let files: ReturnType<typeof staticHostFiles>;
beforeAll(() => {
  root = writeTestSite();
  site = loadSite(root);
  files = staticHostFiles(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Headers by address, parsed from a rules file. */
function rulesOf(text: string): Map<string, Map<string, string>> {
  const rules = new Map<string, Map<string, string>>();
  let current = new Map<string, string>();
  for (const line of text.trimEnd().split('\n')) {
    const [name = '', ...value] = line.trim().split(': ');
    if (line.startsWith(' ')) current.set(name, value.join(': '));
    else {
      current = new Map();
      rules.set(line, current);
    }
  }
  return rules;
}

describe('the files for hosts of static sites', () => {
  it('give every address the headers that the server gives it, and none twice', () => {
    const rules = rulesOf(files._headers);
    const common = rules.get('/*') ?? new Map();
    for (const { path, locale, entry } of site.files.entries()) {
      if (locale !== undefined) continue;
      const flat = staticHeaders(entry, entry.variants.identity, { isSecure: true, hasBody: true });
      const own = rules.get(path);
      for (let index = 0; index < flat.length; index += 2) {
        const name = flat[index] ?? '';
        if (['ETag', 'Vary', 'Content-Type', 'Content-Length'].includes(name)) continue;
        expect([common.get(name), own?.get(name)].filter((value) => value !== undefined)).toHaveLength(1);
        // A page that a regional host has too gets what either version needs.
        if (path !== '/about/') expect(common.get(name) ?? own?.get(name)).toBe(flat[index + 1]);
      }
    }
    expect(rules.get('/about/')?.get('Content-Security-Policy')).toContain("'sha256-about'");
  });

  it('hold every redirect, and the pages of the regional host', () => {
    const lines = files._redirects.trimEnd().split('\n');
    for (const { from, to, status } of site.redirects) expect(lines).toContain(`${from} ${to} ${status}!`);
    expect(lines).toContain('https://ae.lintel.example/about/ /_hosts/en-AE/about/index.html 200!');
  });

  it('join policies so that each page may load what it needs', () => {
    expect(
      joinPolicies([
        "default-src 'none'; style-src 'self' 'sha256-a'",
        "default-src 'none'; style-src 'sha256-b'",
      ]),
    ).toBe("default-src 'none'; style-src 'self' 'sha256-a' 'sha256-b'");
    expect(joinPolicies(["script-src 'none'", "script-src 'self'"])).toBe("script-src 'self'");
  });

  it('have no address on ours', () => {
    writeStaticHostFiles(root);
    expect(readFileSync(join(root, '404.html'), 'utf8')).toBe(TEST_FILES['404/index.html']);
    const after = loadSite(root);
    expect(after.files.size).toBe(site.files.size);
    for (const path of ['/_headers', '/_redirects', '/404.html'])
      expect(after.files.find('en', path), path).toBeUndefined();
  });
});
