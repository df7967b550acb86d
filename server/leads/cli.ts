import { writeFileSync } from 'node:fs';
import { readEnvironment } from '../env.ts';
import type { LeadStore } from './LeadStore.ts';
import { leadsToCsv } from './leadsToCsv.ts';
import { openConfiguredStore } from './openConfiguredStore.ts';

const USAGE = `Usage:
  npm run leads -- list               the leads, newest first, with their delivery state
  npm run leads -- show ID            one lead, whole
  npm run leads -- export FILE.csv    all leads as CSV
  npm run leads -- retry [ID]         deliver again what the provider refused, one lead or all`;

/** Runs one command against a store. Returns what to print; throws an Error in words for the operator. */
export async function runLeadsCommand(store: LeadStore, parameters: readonly string[]): Promise<string> {
  const [command, operand] = parameters;
  switch (command) {
    case 'list': {
      const leads = await store.list();
      if (leads.length === 0) return 'No leads yet.';
      return leads
        .map((lead) =>
          [
            lead.id,
            lead.receivedAt,
            lead.state.padEnd(11),
            lead.formId.padEnd(18),
            lead.fields['email'] ?? '',
          ].join('  '),
        )
        .join('\n');
    }
    case 'show': {
      if (operand === undefined) throw new Error(USAGE);
      const lead = await store.find(operand);
      if (lead === undefined) throw new Error(`There is no lead ${operand}.`);
      return JSON.stringify(lead, null, 2);
    }
    case 'export': {
      if (operand === undefined) throw new Error(USAGE);
      const leads = await store.list();
      writeFileSync(operand, leadsToCsv(leads), { mode: 0o600 });
      return `${leads.length} leads written to ${operand}.`;
    }
    case 'retry': {
      const count = await store.retry(operand);
      return `${count} ${count === 1 ? 'lead' : 'leads'} to be delivered again.`;
    }
    default:
      throw new Error(USAGE);
  }
}

async function main(): Promise<void> {
  const store = openConfiguredStore(readEnvironment(process.env));
  try {
    process.stdout.write(`${await runLeadsCommand(store, process.argv.slice(2))}\n`);
  } finally {
    await store.close();
  }
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
