// The thread of a SqliteThread: runs statements one after another and answers them in turn.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile, type SqliteFileOptions } from './SqliteFile.ts';
import type { ThreadAnswer, ThreadRequest } from './SqliteThread.ts';

interface Place extends SqliteFileOptions {
  file: string;
}

/** Priority of this thread, from 0 (normal) to 19 (lowest): on a busy core it gets a tenth of the time. */
const NICENESS = 10;

// Pages go first if the server has only one core. Only Linux has a priority per thread; elsewhere this would lower
// that of the whole server.
if (process.platform === 'linux') setPriority(NICENESS);

let database: SqliteFile | undefined;

function open(): SqliteFile {
  const { file, ...options } = workerData as Place;
  return new SqliteFile(file, options);
}

/** Error properties, which would be lost on the way to another thread. */
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
