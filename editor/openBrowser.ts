import { spawn } from 'node:child_process';

/** The command with which a system opens an address in the browser that a person has chosen. */
export function openingCommand(platform: NodeJS.Platform, address: string): readonly [string, ...string[]] {
  if (platform === 'darwin') return ['open', address];
  if (platform === 'win32') return ['cmd', '/c', 'start', '', address];
  return ['xdg-open', address];
}

/**
 * Whether whoever started the command sits at this machine, with a browser.
 *
 * @param isTerminal whether the command writes to a terminal
 */
export function hasBrowser(
  isTerminal: boolean,
  environment: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
): boolean {
  const { CI, SSH_CONNECTION, DISPLAY, WAYLAND_DISPLAY } = environment;
  if (!isTerminal || CI || SSH_CONNECTION) return false;
  return platform === 'darwin' || platform === 'win32' || Boolean(DISPLAY ?? WAYLAND_DISPLAY);
}

/** Opens an address in the browser. Where that fails, the address that was printed is all there is. */
export function openBrowser(address: string): void {
  const [command, ...args] = openingCommand(process.platform, address);
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
