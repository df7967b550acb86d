import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface WrkLoad {
  url: string;
  connections: number;
  seconds: number;
}

/** Which of the commands this machine lacks. */
export function findMissing(...commands: string[]): string[] {
  return commands.filter((command) => spawnSync('which', [command]).status !== 0);
}

/**
 * Runs wrk on the second core, or wrk2 if a rate is given, and returns its output. wrk sends the next request as soon
 * as it gets a response. wrk2 keeps to the rate however slow the responses are, and counts waits from when a request
 * was due.
 */
async function runWrk({ url, connections, seconds }: WrkLoad, rate?: number): Promise<string> {
  const program = rate === undefined ? ['wrk'] : ['wrk2', `-R${rate}`];
  const { stdout } = await run(
    'taskset',
    [
      '-c',
      '1',
      ...program,
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      '-H',
      'Accept-Encoding: gzip',
      url,
    ],
    { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
  );
  return stdout;
}

/** The given percentile of waits, as wrk and wrk2 print it: "3.50ms". */
function readWait(output: string, percent: number): string {
  return new RegExp(`^\\s*${percent}(?:\\.0+)?%\\s+(\\S+)`, 'm').exec(output)?.[1] ?? 'unknown';
}

const readRate = (output: string) => Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0);

/** The highest number of requests per second for the page, and the 99th percentile of waits. */
export async function measureMost(load: WrkLoad): Promise<{ rate: number; p99: string }> {
  const output = await runWrk(load);
  return { rate: readRate(output), p99: readWait(output, 99) };
}

export interface RateWaits {
  /** Responses per second. */
  rate: number;
  median: string;
  p99: string;
  longest: string;
  /** Lines about connections and responses that failed; none if all went well. */
  failures: string[];
}

/** Waits under a fixed rate of requests. The first ten seconds are not counted, because wrk2 calibrates in them. */
export async function measureAtRate(load: WrkLoad, rate: number): Promise<RateWaits> {
  const output = await runWrk(load, rate);
  return {
    rate: readRate(output),
    median: readWait(output, 50),
    p99: readWait(output, 99),
    longest: readWait(output, 100),
    failures: output.split('\n').filter((line) => /Socket errors|Non-2xx/.test(line)),
  };
}
