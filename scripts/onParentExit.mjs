/** Milliseconds between two looks. */
const INTERVAL = 250;

/**
 * Does something once the process that started this one is gone. Where the system does not tell (Windows), never.
 *
 * @param {() => void} action
 */
export function onParentExit(action) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    action();
  }, INTERVAL).unref();
}
