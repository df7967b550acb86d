import { freePort } from '../../server/http/freePort.ts';
import { loadSite } from '../../server/Site.ts';
import { withServer } from '../../tests/withServer.ts';
import type { Outcome } from '../StepRun.ts';
import { compareAnswers } from './compareAnswers.ts';
import { hostingTargets, type Question } from './hostingTargets.ts';
import { type ProxyName, proxyVersion, startProxy } from './startProxy.ts';

const OUT = process.env['SITE_OUT'] ?? 'dist';

/** Headers that a web server sets in its own way, as docs/operate.md says. */
const OWN: Record<ProxyName, readonly string[]> = {
  nginx: [],
  caddy: ['etag', 'last-modified', 'accept-ranges', 'content-length'],
};

const depends = ({ headers = {} }: Question, names: readonly string[]) =>
  names.some((name) => name in headers);

/** Puts a web server of this machine in front of the server, as documented, and compares every response of both. */
export async function compareProxy(name: ProxyName): Promise<Outcome> {
  const version = proxyVersion(name);
  if (version === undefined)
    return { notChecked: `there is no ${name} on this machine; npm test reads its settings without it` };
  const isCaddy = name === 'caddy';
  const questions = hostingTargets(loadSite(OUT)).filter(
    (question) => !(isCaddy && depends(question, ['if-none-match', 'if-modified-since', 'range'])),
  );
  return withServer(OUT, async (address) => {
    const ours = Number(new URL(address).port);
    const port = await freePort();
    const proxy = await startProxy(name, { root: OUT, port, upstreams: [ours] });
    try {
      const differences = await compareAnswers(ours, port, questions, OWN[name]);
      for (const { question, what } of differences.slice(0, 20))
        console.error(
          `${question.method ?? 'GET'} ${question.target} ${JSON.stringify(question.headers ?? {})}: ${what}`,
        );
      console.log(`${version}: ${questions.length} requests, ${differences.length} answered differently`);
      return differences.length === 0;
    } finally {
      await proxy.stop();
    }
  });
}
