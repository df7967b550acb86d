// Preloaded into whatever scripts/run.mjs starts: if that process is killed, the server must not survive and keep its
// port.
import { isMainThread } from 'node:worker_threads';
import { onParentExit } from './onParentExit.mjs';

if (isMainThread) onParentExit(() => process.kill(process.pid, 'SIGTERM'));
