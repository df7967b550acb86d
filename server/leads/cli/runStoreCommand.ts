import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Environment } from '../../env.ts';
import type { LeadDatabase } from '../database/LeadDatabase.ts';
import { openPostgres } from '../database/openPostgres.ts';
import { openSqlite, SQLITE_FILE } from '../database/openSqlite.ts';
import { backUpStore, restoreStore } from '../embeddedBackup.ts';
import { type Moved, moveLeads } from '../moveLeads.ts';

/** Commands on the whole store; the others are about leads in it. */
export const STORE_COMMANDS: readonly string[] = ['backup', 'restore', 'move'];

const leadsOf = (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`;

interface Outcome {
  text: string;
  data: object;
}

function fileFor(name: string, file: string | undefined): string {
  if (file === undefined) throw new Error(`Say which: npm run leads -- ${name} FILE`);
  return file;
}

function assertEmbedded({ DATABASE_URL }: Environment): void {
  if (DATABASE_URL !== undefined)
    throw new Error('The leads are in PostgreSQL: back them up with pg_dump, restore them with pg_restore.');
}

function backup(environment: Environment, operand: string | undefined): Outcome {
  assertEmbedded(environment);
  const file = fileFor('backup', operand);
  const leads = backUpStore(environment.DATA_DIR, file);
  return { text: `${leadsOf(leads)} written to ${file}, and read back.`, data: { leads, file } };
}

async function restore(environment: Environment, operand: string | undefined): Promise<Outcome> {
  assertEmbedded(environment);
  const { DATA_DIR } = environment;
  const restored = await restoreStore(fileFor('restore', operand), DATA_DIR, new Date());
  const aside = restored.aside === undefined ? '' : ` The store that was there is ${restored.aside} now.`;
  return { text: `${leadsOf(restored.leads)} restored in ${DATA_DIR}.${aside}`, data: restored };
}

async function move({ DATABASE_URL, DATA_DIR }: Environment): Promise<Outcome> {
  if (DATABASE_URL === undefined)
    throw new Error('Say where to: set DATABASE_URL to the PostgreSQL that takes the leads.');
  const file = join(DATA_DIR, SQLITE_FILE);
  const aside = `${file}.moved`;
  if (!existsSync(file)) {
    if (!existsSync(aside)) throw new Error(`There is no store of leads in ${DATA_DIR}: set DATA_DIR.`);
    return {
      text: `Nothing to move: what was in ${DATA_DIR} is in PostgreSQL.`,
      data: { leads: 0, brought: 0 },
    };
  }
  if (existsSync(aside))
    throw new Error(
      `${aside} is there from a move before: put it elsewhere or delete it, then run this again.`,
    );
  const source = openSqlite(DATA_DIR, { isAlone: true });
  let target: LeadDatabase | undefined;
  let moved: Moved;
  try {
    target = openPostgres(DATABASE_URL);
    moved = await moveLeads(source, target);
    // A later run must not bring back leads that have been erased in PostgreSQL since.
    renameSync(file, aside);
  } finally {
    await target?.close();
    await source.close();
  }
  const before = moved.leads - moved.brought;
  const already = before === 0 ? '' : `, ${before} of them before`;
  return {
    text: `${leadsOf(moved.leads)} moved to PostgreSQL${already}; it has every one. Delete ${aside} when you are sure.`,
    data: { ...moved, aside },
  };
}

/** Runs a command on the whole store. Returns what to print; throws an Error for the operator. */
export async function runStoreCommand(
  environment: Environment,
  parameters: readonly string[],
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const [name, operand, ...more] = positionals;
  const extra = name === 'move' ? positionals.slice(1) : more;
  if (extra.length > 0) throw new Error(`“${extra.join(' ')}” is one word too many.`);
  let outcome: Outcome;
  if (name === 'backup') outcome = backup(environment, operand);
  else if (name === 'restore') outcome = await restore(environment, operand);
  else outcome = await move(environment);
  return values.json === true ? JSON.stringify(outcome.data) : outcome.text;
}
