import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { expectNoFaults } from '../tests/expectNoFaults.ts';

const run = promisify(execFile);

/** The command that lists the packages of a release, without its output file. */
function listingCommand(): string[] {
  const workflow = readFileSync('.github/workflows/release.yml', 'utf8');
  const line = /run: npm (sbom [^>\n]+) > sbom\.cdx\.json/.exec(workflow)?.[1];
  if (line === undefined)
    throw new Error('.github/workflows/release.yml no longer lists what is in a release.');
  return line.trim().split(' ');
}

it('a release lists every package that the server runs on, with its version', async () => {
  const { stdout } = await run('npm', listingCommand(), { maxBuffer: 50_000_000 });
  const { components } = JSON.parse(stdout) as { components: { name: string; version: string }[] };
  const listed = new Set(components.map(({ name, version }) => `${name} ${version}`));
  const { dependencies } = JSON.parse(readFileSync('server/package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const needed = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
  expect(needed).not.toEqual([]);
  expectNoFaults(
    needed
      .filter((one) => !listed.has(one))
      .map((one) => `${one} is not in the list: correct the command in .github/workflows/release.yml`),
  );
});
