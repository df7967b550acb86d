// The thread of an embedded store: runs statements one after another and returns their results in order. Plain
// JavaScript, because a thread that compiles TypeScript takes 10 MB more.
import { setPriority } from 'node:os';
import { createNodeOnMessageCallback } from 'kysely-generic-sqlite/worker-helper-node';
import { openSqliteFile } from './openSqliteFile.ts';

/** Priority of this thread, from 0 (normal) to 19 (lowest): on a busy core it gets a tenth of the time. */
const NICENESS = 10;

// Pages go first if the server has only one core. Only Linux has a priority per thread; elsewhere this would lower
// that of the whole server.
if (process.platform === 'linux') setPriority(NICENESS);

createNodeOnMessageCallback(
  async (/** @type {import('./SqliteDriver.ts').SqliteThreadData} */ { file, options }) =>
    openSqliteFile(file, options),
);
