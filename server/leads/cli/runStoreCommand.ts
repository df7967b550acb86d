import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addressFault, type Environment } from '../../env.ts';
import { createLeadStore } from '../createLeadStore.ts';
import type { LeadDatabase } from '../database/LeadDatabase.ts';
import { openPostgres } from '../database/openPostgres.ts';
import { openSqlite, SQLITE_FILE } from '../database/openSqlite.ts';
import { backUpStore, checkStore, restoreStore } from '../embeddedBackup.ts';
import type { AuditEntry } from '../LeadStore.ts';
import { type Moved, moveLeads } from '../moveLeads.ts';
import { assertSharedStoreExists, assertStoreExists } from '../openConfiguredStore.ts';

/** Commands on the whole store; the others are about leads in it. */
export const STORE_COMMANDS: readonly string[] = ['backup', 'restore', 'move', 'import'];

const leadsOf = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`;

interface Outcome {
  text: string;
  data: object;
}

function requireFile(name: string, file: string | undefined): string {
  if (file === undefined) throw new Error(`Missing argument: npm run leads -- ${name} FILE`);
  return file;
}

function assertEmbedded({ DATABASE_URL }: Environment): void {
  if (DATABASE_URL !== undefined)
    throw new Error('The leads are in PostgreSQL: back them up with pg_dump, restore them with pg_restore.');
}

async function backup(
  environment: Environment,
  operand: string | undefined,
  actor: string,
): Promise<Outcome> {
  assertEmbedded(environment);
  const file = requireFile('backup', operand);
  const leads = await backUpStore(environment.DATA_DIR, file, actor);
  return { text: `${leadsOf(leads)} written to ${file}, and verified.`, data: { leads, file } };
}

async function restore(
  environment: Environment,
  operand: string | undefined,
  actor: string,
): Promise<Outcome> {
  assertEmbedded(environment);
  const { DATA_DIR } = environment;
  const restored = await restoreStore(requireFile('restore', operand), DATA_DIR, actor);
  const { leads, aside, auditFault } = restored;
  const sentences = [
    `${leadsOf(leads)} restored in ${DATA_DIR}.`,
    ...(aside === undefined
      ? []
      : [
          `The previous store is now ${aside} and still holds its leads. Delete it when you no longer need it.`,
        ]),
    ...(auditFault === undefined
      ? []
      : [`Its audit log could not be read (${auditFault}): the restored log does not include its entries.`]),
  ];
  return { text: sentences.join(' '), data: restored };
}

/** Copies one store to another, and records there who did. */
async function copy(
  source: LeadDatabase,
  target: LeadDatabase,
  entry: Pick<AuditEntry, 'actor' | 'action' | 'subject'>,
): Promise<Moved> {
  const moved = await moveLeads(source, target);
  await (await createLeadStore(target)).audit({ ...entry, leads: moved.leads });
  return moved;
}

async function move({ DATABASE_URL, DATA_DIR }: Environment, actor: string): Promise<Outcome> {
  if (DATABASE_URL === undefined)
    throw new Error('There is no destination: set DATABASE_URL to a PostgreSQL.');
  const file = join(DATA_DIR, SQLITE_FILE);
  const aside = `${file}.moved`;
  if (!existsSync(file)) {
    if (!existsSync(aside)) throw new Error(`There is no store of leads in ${DATA_DIR}: set DATA_DIR.`);
    return {
      text: `Nothing to move: the leads of ${DATA_DIR} are already in PostgreSQL.`,
      data: { leads: 0, brought: 0 },
    };
  }
  if (existsSync(aside))
    throw new Error(
      `${aside} is left over from an earlier move: put it elsewhere or delete it, then run this again.`,
    );
  const source = openSqlite(DATA_DIR, { isExclusive: true });
  let target: LeadDatabase | undefined;
  let moved: Moved;
  try {
    target = openPostgres(DATABASE_URL);
    moved = await copy(source, target, { actor, action: 'move', subject: resolve(file) });
    // A later run must not bring back leads that have been erased in PostgreSQL since.
    renameSync(file, aside);
  } finally {
    await target?.close();
    await source.close();
  }
  const before = moved.leads - moved.brought;
  const already = before === 0 ? '' : `, ${before} of them earlier`;
  return {
    text: `${leadsOf(moved.leads)} moved to PostgreSQL${already}; all of them are there. Delete ${aside} when you are sure.`,
    data: { ...moved, aside },
  };
}

/** A store to copy from: a copy of a file, which stays as it is, or a PostgreSQL. close removes the copy. */
async function openSource(from: string): Promise<{ database: LeadDatabase; close: () => Promise<void> }> {
  if (/^postgres(?:ql)?:/.test(from)) {
    const fault = addressFault(from);
    if (fault !== undefined) throw new Error(`The address of the database ${fault}.`);
    const database = openPostgres(from);
    try {
      await assertSharedStoreExists(database);
    } catch (error) {
      await database.close();
      throw error;
    }
    return { database, close: () => database.close() };
  }
  checkStore(from);
  // Next to the file, which may be on the only encrypted volume. Only its owner can open a folder from mkdtemp.
  const folder = mkdtempSync(join(dirname(from), '.import-'));
  const removeCopy = () => rmSync(folder, { recursive: true, force: true });
  try {
    copyFileSync(from, join(folder, SQLITE_FILE));
    const database = openSqlite(folder, { isExclusive: true });
    return { database, close: () => database.close().finally(removeCopy) };
  } catch (error) {
    removeCopy();
    throw error;
  }
}

async function importLeads(
  environment: Environment,
  operand: string | undefined,
  actor: string,
): Promise<Outcome> {
  const from = requireFile('import', operand);
  await assertStoreExists(environment);
  const { DATABASE_URL, DATA_DIR } = environment;
  const source = await openSource(from);
  const target = DATABASE_URL === undefined ? openSqlite(DATA_DIR) : openPostgres(DATABASE_URL);
  try {
    // The address of a database may hold its password.
    const subject = source.database.kind === 'postgres' ? 'PostgreSQL' : basename(from);
    const moved = await copy(source.database, target, { actor, action: 'import', subject });
    return {
      text: `${leadsOf(moved.brought)} imported from ${subject}; the other ${moved.leads - moved.brought} were already there.`,
      data: moved,
    };
  } finally {
    await source.close();
    await target.close();
  }
}

/**
 * Runs a command on the whole store, and records in it who did (the actor, such as “ada@ops-1”). Returns what to print;
 * throws an Error for the operator.
 */
export async function runStoreCommand(
  environment: Environment,
  parameters: readonly string[],
  actor: string,
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const [name, operand, ...more] = positionals;
  const extra = name === 'move' ? positionals.slice(1) : more;
  if (extra.length > 0) throw new Error(`“${extra.join(' ')}” is an unexpected argument.`);
  let outcome: Outcome;
  if (name === 'backup') outcome = await backup(environment, operand, actor);
  else if (name === 'restore') outcome = await restore(environment, operand, actor);
  else if (name === 'import') outcome = await importLeads(environment, operand, actor);
  else outcome = await move(environment, actor);
  return values.json === true ? JSON.stringify(outcome.data) : outcome.text;
}
