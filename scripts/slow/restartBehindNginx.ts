import { writeHostingFiles } from '../../build/hosting/hostingFiles.ts';
import { freePort } from '../../server/http/freePort.ts';
import { restartUnderLoad } from '../../tests/leads/restartUnderLoad.ts';
import type { Outcome } from '../StepRun.ts';
import { proxyVersion, startProxy } from './startProxy.ts';

/** Restarts two servers under load behind this machine's nginx, which notices only from refused connections. */
export async function restartBehindNginx(): Promise<Outcome> {
  const version = proxyVersion('nginx');
  if (version === undefined)
    return {
      notChecked: 'there is no nginx on this machine; npm test restarts behind a balancer of its own',
    };
  const restarted = await restartUnderLoad(async (upstreams, root) => {
    writeHostingFiles(root);
    const port = await freePort();
    return { port, stop: (await startProxy('nginx', { root, port, upstreams })).stop };
  });
  const { pages, leads, failures, lost, exitCodes } = restarted;
  for (const failure of failures.slice(0, 20)) console.error(failure);
  console.log(
    `${version}: ${pages} pages and ${leads} leads over two restarts, ${failures.length} failures, ${lost.length} leads lost`,
  );
  return failures.length === 0 && lost.length === 0 && exitCodes.every((code) => code === 0);
}
