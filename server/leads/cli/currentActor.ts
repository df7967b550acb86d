import { hostname, userInfo } from 'node:os';

/** The user on this machine; a container may run under a number without a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Who runs a command, for the audit log: the user behind sudo, and the machine. */
export function currentActor(): string {
  return `${process.env['SUDO_USER'] || userName()}@${hostname()}`;
}
