import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Question } from './hostingTargets.ts';

/** Headers that belong to a connection or a point in time, not to the response. */
const PASSING = ['date', 'connection', 'keep-alive', 'server', 'via', 'transfer-encoding', 'age'];

/** Headers of a redirect's body, which every web server words its own way and no browser shows. */
const OF_BODY = ['content-type', 'content-length'];

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface Difference {
  question: Question;
  what: string;
}

async function ask(port: number, agent: Agent, question: Question): Promise<Answer> {
  const { target, method = 'GET', headers } = question;
  const sent = request({ host: '127.0.0.1', port, path: target, method, headers: { ...headers }, agent });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const hash = createHash('sha256');
  for await (const chunk of response) hash.update(chunk);
  const status = response.statusCode ?? 0;
  const isRedirect = status === 301 || status === 302 || status === 308;
  const left = Object.entries(response.headers).filter(
    ([name]) => !PASSING.includes(name) && !(isRedirect && OF_BODY.includes(name)),
  );
  return {
    status,
    headers: Object.fromEntries(left.map(([name, value]) => [name, String(value)])),
    body: isRedirect ? '' : hash.digest('hex'),
  };
}

/** Describes how two responses differ; empty if they are the same. */
export function difference(ours: Answer, theirs: Answer, ignored: readonly string[] = []): string {
  if (ours.status !== theirs.status) return `status ${theirs.status} instead of ${ours.status}`;
  const names = new Set([...Object.keys(ours.headers), ...Object.keys(theirs.headers)]);
  for (const name of names)
    if (!ignored.includes(name) && ours.headers[name] !== theirs.headers[name])
      return `${name}: ${theirs.headers[name] ?? 'none'} instead of ${ours.headers[name] ?? 'none'}`;
  return ours.body === theirs.body ? '' : 'another body';
}

/** Sends the same requests to two web servers and returns where they differ; ignored names headers that may differ. */
export async function compareAnswers(
  ours: number,
  theirs: number,
  questions: readonly Question[],
  ignored: readonly string[] = [],
): Promise<Difference[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const differences: Difference[] = [];
  const queue = questions.values();
  const worker = async () => {
    for (const question of queue) {
      const [one, other] = await Promise.all([ask(ours, agent, question), ask(theirs, agent, question)]);
      const what = difference(one, other, ignored);
      if (what !== '') differences.push({ question, what });
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  agent.destroy();
  return differences;
}
