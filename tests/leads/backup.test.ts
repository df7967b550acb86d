import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { openLeadStore } from '../../server/leads/openConfiguredStore.ts';
import { sampleLead } from '../../server/testing/sampleLead.ts';
import { writeTestSite } from '../../server/testing/testSite.ts';
import { Load } from './Load.ts';
import { startServer } from './startServer.ts';

const run = promisify(execFile);

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs npm run leads on a folder of the embedded store. */
async function leads(folder: string, ...words: string[]): Promise<string> {
  const environment = { PATH: process.env['PATH'], DATA_DIR: folder };
  const { stdout } = await run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/leads/cli.ts', ...words],
    { env: environment },
  );
  return stdout.trim();
}

async function idsIn(folder: string): Promise<Set<string>> {
  const store = openLeadStore(folder);
  const ids = new Set((await store.list()).map(({ id }) => id));
  await store.close();
  return ids;
}

it('npm run leads says that there is no store, and creates none', async () => {
  const folder = join(temporaryFolder(), 'elsewhere');
  await expect(leads(folder, 'list')).rejects.toThrow(
    /There is no store of leads in .*elsewhere: set DATA_DIR as for the server, or DATABASE_URL/,
  );
  expect(existsSync(folder)).toBe(false);
});

describe('the backup of the embedded store', () => {
  it('contains everything that was acknowledged before it began, while the server keeps writing', async () => {
    const site = writeTestSite();
    cleanUps.push(() => rmSync(site, { recursive: true, force: true }));
    const folder = temporaryFolder();
    const server = await startServer({ SITE_OUT: site, DATA_DIR: folder });
    cleanUps.push(() => server.kill());
    const load = new Load(6, () => server.address);
    await load.more(50);
    const before = new Set(load.acknowledged);
    const file = join(temporaryFolder(), 'leads.backup');
    const backup = JSON.parse(await leads(folder, 'backup', file, '--json'));
    await load.more(50);
    await load.stop();
    expect(load.others).toEqual([]);
    expect(backup.leads).toBeGreaterThanOrEqual(before.size);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(leads(folder, 'backup', file)).rejects.toThrow(/already exists: name another file/);

    // A running server’s store cannot be replaced.
    await expect(leads(folder, 'restore', file)).rejects.toThrow(/A server uses the store in/);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);

    await server.stop();
    expect(await leads(folder, 'restore', file)).toMatch(
      new RegExp(`^${backup.leads} leads restored in .*\\. The previous store is now .*leads\\.sqlite\\.2`),
    );
    const again = await startServer({ SITE_OUT: site, DATA_DIR: folder });
    cleanUps.push(() => again.kill());
    const ready = await (await fetch(`${again.address}/readyz`)).json();
    expect(ready).toEqual({ status: 'ready' });
    await again.stop();
    const restored = await idsIn(folder);
    expect(restored.size).toBe(backup.leads);
    expect([...before].filter((id) => !restored.has(id))).toEqual([]);
  });

  it('can be restored to a folder without a store, with every value of a lead unchanged', async () => {
    const folder = temporaryFolder();
    const store = openLeadStore(folder);
    const lead = sampleLead({ fields: { email: 'ada@northwind.example', message: 'tab\tquote’ 😀' } });
    await store.insert(lead);
    const file = join(folder, 'copy');
    expect(await leads(folder, 'backup', file)).toBe(`1 lead written to ${file}, and verified.`);
    const stored = await store.find(lead.id);
    await store.close();
    const elsewhere = join(temporaryFolder(), 'new', 'data');
    expect(await leads(elsewhere, 'restore', file)).toBe(`1 lead restored in ${elsewhere}.`);
    const reopened = openLeadStore(elsewhere);
    expect(await reopened.find(lead.id)).toEqual(stored);
    expect(await reopened.isReady()).toBe(true);
    await reopened.close();
  });

  it('says what is wrong, and changes nothing', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'copy');
    await expect(leads(join(folder, 'no'), 'backup', file)).rejects.toThrow(/There is no store of leads in/);
    const store = openLeadStore(folder);
    await store.insert(sampleLead());
    await store.close();
    await expect(leads(folder, 'backup', join(folder, 'no', 'copy'))).rejects.toThrow(/No backup was made/);
    await expect(leads(folder, 'backup')).rejects.toThrow(/Missing argument: npm run leads -- backup FILE/);
    writeFileSync(file, 'not a store');
    await expect(leads(folder, 'restore', file)).rejects.toThrow(/is not a store of leads/);
    await expect(leads(folder, 'restore', join(folder, 'none'))).rejects.toThrow(/There is no file/);
    expect((await idsIn(folder)).size).toBe(1);
    expect(existsSync(join(folder, 'no'))).toBe(false);
  });
});
