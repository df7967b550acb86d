import { z } from 'zod';
import type { RecordOf } from './recordSchemas.ts';

type Job = RecordOf<'jobs'>;

/** Request timeout for the job board, in ms. */
const PATIENCE = 15_000;

/** The part of a Greenhouse board's public list that is used; the list has more, and may grow. */
const boardSchema = z.object({
  jobs: z.array(
    z.object({
      id: z.number(),
      title: z.string().min(1),
      absolute_url: z.url({ protocol: /^https$/ }),
      location: z.object({ name: z.string() }),
      departments: z.array(z.object({ name: z.string() })).default([]),
    }),
  ),
});

/** Background washes of the departments that the careers page filters by; any other department is plain. */
const washes: readonly [string, Job['bg']][] = [
  ['product', 'energy'],
  ['engineering', 'cmms'],
  ['design', 'cold'],
];

function failure(address: string, reason: string): Error {
  return new Error(
    `The job board ${address} ${reason}. Build again when it answers, or take jobBoard out of config/site.ts to publish content/records/jobs.`,
  );
}

/** The positions on a board, in the board's order. Throws an Error that names the board and what it lacks. */
export function parseJobBoard(data: unknown, address: string): Job[] {
  const parsed = boardSchema.safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw failure(address, `is not a list of jobs: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
  }
  return parsed.data.jobs.map((job) => {
    const field = job.departments.map(({ name }) => name).join(', ') || 'Other';
    return {
      id: String(job.id),
      role: job.title.trim(),
      field,
      bg: washes.find(([name]) => field.toLowerCase().includes(name))?.[1] ?? 'plain',
      location: job.location.name,
      link: job.absolute_url,
      places: [],
    };
  });
}

/** Fetches a board. Throws an Error with one clear line if it cannot be reached or returns something else. */
export async function readJobBoard(address: string, request: typeof fetch = fetch): Promise<Job[]> {
  let response: Response;
  try {
    response = await request(address, { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    throw failure(address, `cannot be reached (${error instanceof Error ? error.message : String(error)})`);
  }
  if (!response.ok) throw failure(address, `answered ${response.status}`);
  const data: unknown = await response.json().catch(() => undefined);
  if (data === undefined) throw failure(address, 'did not answer JSON');
  return parseJobBoard(data, address);
}
