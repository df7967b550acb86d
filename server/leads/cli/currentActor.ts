import { hostname, userInfo } from 'node:os';

/** The user of this machine: a container may run under a number that has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Who runs a command, as it is written down: the one behind sudo, and the machine. */
export function currentActor(): string {
  return `${process.env['SUDO_USER'] || userName()}@${hostname()}`;
}
