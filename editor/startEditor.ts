import { once } from 'node:events';
import { createServer } from 'node:http';
import { startDevelopment } from '../build/dev/startDevelopment.ts';
import { freePort } from '../server/http/freePort.ts';
import { editing } from './editing.ts';
import { bundleUi } from './server/uiBundle.ts';
import { TeamGate } from './signIn/TeamGate.ts';
import type { TeamSettings } from './signIn/teamSettings.ts';

const HINT = 'EDIT_PORT=3101 npm run edit';

/** Starts the development server with the editor. Exits with a one-line message if the editor cannot be bundled. */
async function startWithEditor(
  choose: Parameters<typeof startDevelopment>[0],
  gateSecret?: string,
): Promise<string> {
  const bundled = bundleUi();
  const [outcome, address] = await Promise.all([
    bundled.then(
      () => undefined,
      (error: unknown) => String(error),
    ),
    startDevelopment(choose, { further: [editing(bundled, gateSecret)] }),
  ]);
  if (outcome === undefined) return address;
  console.error(`The editor was not bundled: ${outcome}`);
  process.exit(1);
}

/** Starts the editor for this machine only. Returns the address of the site as it is saved. */
export function startEditor(): Promise<string> {
  return startWithEditor(({ EDIT_PORT, EDIT_HOST }) => ({ port: EDIT_PORT, host: EDIT_HOST, hint: HINT }));
}

/**
 * Starts the editor for a team: the gate listens to the network, the editor behind it to this machine. Returns the
 * address of the site as it is saved. Exits with a one-line message if the port is in use.
 */
export async function startTeamEditor(settings: TeamSettings): Promise<string> {
  const { host, port } = settings;
  const innerPort = await freePort();
  const gate = new TeamGate(settings, innerPort);
  const server = createServer(gate.handle).listen(port, host);
  await once(server, 'listening').catch(() => {
    console.error(`Port ${port} is in use: stop what listens there, or choose another with ${HINT}.`);
    process.exit(1);
  });
  await startWithEditor(() => ({ port: innerPort, host: '127.0.0.1', hint: HINT }), gate.secret);
  return settings.origin.href;
}
