import { readFileSync } from 'node:fs';

/** Polling interval in milliseconds. */
const INTERVAL = 250;

/** Whether a process is a shell that runs one command, as npm's `sh -c`. Never where there is no /proc. */
function isCommandShell(/** @type {number} */ id) {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'latin1').split('\0')[1] === '-c';
  } catch {
    return false;
  }
}

/** The parent of a process, or undefined if it is gone. The name before it may contain spaces and brackets. */
function parentOf(/** @type {number} */ id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}

/**
 * Runs an action once the parent process is gone; never on systems that do not report it (Windows). If the parent is a
 * shell that does nothing but wait for this process, the process that started the shell counts too: when npm is
 * killed, its shell lives on. Only Linux reports that.
 *
 * @param {() => void} action
 */
export function onParentExit(action) {
  const parent = process.ppid;
  const starter = isCommandShell(parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (starter === undefined || parentOf(parent) === starter)) return;
    clearInterval(timer);
    action();
  }, INTERVAL).unref();
}
