// The thread of a SqliteThread: runs one statement after the other, and answers each in turn.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile, type SqliteFileOptions } from './SqliteFile.ts';
import type { ThreadAnswer, ThreadRequest } from './SqliteThread.ts';

interface Place extends SqliteFileOptions {
  file: string;
}

/** Priority of this thread, from 0 (that of any other) to 19 (the lowest): it gets a tenth of a core that has no other work. */
const NICENESS = 10;

// Pages go first where the server has one core. Only Linux has a priority for each thread: elsewhere this would be that of
// the whole server.
if (process.platform === 'linux') setPriority(NICENESS);

let database: SqliteFile | undefined;

function open(): SqliteFile {
  const { file, ...options } = workerData as Place;
  return new SqliteFile(file, options);
}

/** What an error is known by: its own properties would be lost on the way to another thread. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error), properties: {} };
  return { message: error.message, properties: { ...error } };
}

parentPort?.on('message', (request: ThreadRequest) => {
  if (request === 'close') {
    database?.close();
    parentPort?.close();
    return;
  }
  const isTransaction = () => database?.isTransaction ?? false;
  let settled: ThreadAnswer;
  try {
    database ??= open();
    const answer = database.run(request.text, request.parameters);
    settled = { answer, isTransaction: isTransaction() };
  } catch (error) {
    settled = { error: describe(error), isTransaction: isTransaction() };
  }
  parentPort?.postMessage(settled);
});
