// npm run leads: lets operators see and manage the stored leads.
import { readEnvironment } from '../env.ts';
import { showProgress } from '../progress/ProgressDisplay.ts';
import { currentActor } from './cli/currentActor.ts';
import { runLeadsCommand } from './cli/runLeadsCommand.ts';
import { runStoreCommand, STORE_COMMANDS } from './cli/runStoreCommand.ts';
import { serviceOf } from './delivery/destinations.ts';
import { setAsideStores } from './embeddedBackup.ts';
import { assertStoreExists, openConfiguredStore } from './openConfiguredStore.ts';

async function run(words: readonly string[]): Promise<string> {
  const environment = readEnvironment(process.env);
  if (STORE_COMMANDS.includes(words[0] ?? '')) return runStoreCommand(environment, words, currentActor());
  await assertStoreExists(environment);
  const store = openConfiguredStore(environment);
  try {
    return await runLeadsCommand(store, words, {
      actor: currentActor(),
      serviceOf: (lead) => serviceOf(environment, lead),
      putAside: setAsideStores(environment.DATA_DIR),
    });
  } finally {
    await store.close();
  }
}

showProgress(() => run(process.argv.slice(2)), process.stderr).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
