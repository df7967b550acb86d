// npm run leads: what the server keeps, for the one who operates it.
import { readEnvironment } from '../env.ts';
import { runLeadsCommand } from './cli/runLeadsCommand.ts';
import { openConfiguredStore } from './openConfiguredStore.ts';

async function main(): Promise<void> {
  const store = openConfiguredStore(readEnvironment(process.env));
  try {
    process.stdout.write(`${await runLeadsCommand(store, process.argv.slice(2))}\n`);
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
