/** Polling interval in milliseconds. */
const INTERVAL = 250;

/**
 * Runs an action once the parent process is gone; never on systems that do not report it (Windows).
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
