import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseJobBoard, readJobBoard } from './jobBoard.ts';

const recorded = readFileSync(join(import.meta.dirname, '..', 'testing', 'job-board.json'), 'utf8');
const address = 'https://boards.example/v1/boards/lintel/jobs';

/** A fetch that always returns this response. */
const answering =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });

describe('a job board', () => {
  it('gives its positions in the shape of the records, in its own order', async () => {
    expect(await readJobBoard(address, answering(recorded))).toEqual([
      {
        id: '4012345',
        role: 'Senior Engineer, Edge Gateway',
        field: 'Engineering',
        bg: 'cmms',
        location: 'Leeds, United Kingdom',
        link: 'https://boards.example/lintel/jobs/4012345',
        places: [],
      },
      {
        id: '4012377',
        role: 'Product Manager, Refrigeration',
        field: 'Product, Refrigeration',
        bg: 'energy',
        location: 'Dubai or remote',
        link: 'https://boards.example/lintel/jobs/4012377',
        places: [],
      },
      {
        id: '4012390',
        role: 'Payroll Specialist',
        field: 'Other',
        bg: 'plain',
        location: 'Austin, Texas',
        link: 'https://boards.example/lintel/jobs/4012390',
        places: [],
      },
    ]);
  });

  it('may have nothing to fill', () => {
    expect(parseJobBoard({ jobs: [] }, address)).toEqual([]);
  });

  it('stops the build with its address and status when it refuses', async () => {
    await expect(readJobBoard(address, answering('', 503))).rejects.toThrow(
      `The job board ${address} answered 503. Build again when it answers`,
    );
  });

  it('stops the build when it cannot be reached', async () => {
    const request = () => Promise.reject(new Error('getaddrinfo ENOTFOUND boards.example'));
    await expect(readJobBoard(address, request)).rejects.toThrow(
      'cannot be reached (getaddrinfo ENOTFOUND boards.example)',
    );
  });

  it('stops the build when it answers a page', async () => {
    await expect(readJobBoard(address, answering('<!doctype html>'))).rejects.toThrow('did not answer JSON');
  });

  it('names the field of a list that is another', () => {
    expect(() => parseJobBoard({ jobs: [{ id: 1, title: 'Planner' }] }, address)).toThrow(
      /is not a list of jobs: jobs\.0\.absolute_url/,
    );
  });
});
