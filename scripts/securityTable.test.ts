import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectNoFaults } from '../tests/expectNoFaults.ts';

/** Requirements of levels 1 and 2 in version 5.0.0 of the standard. */
const REQUIREMENTS = 253;

const text = readFileSync('docs/security.md', 'utf8');
const rows = [...text.matchAll(/^\| (V\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, id = '', , status = '', words = '']) => ({ id, status, words }),
);

it('the table of ASVS answers every requirement once, and counts the answers as they are', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(REQUIREMENTS);
  expect(rows).toHaveLength(REQUIREMENTS);
  const counted = [...text.matchAll(/^- \*\*(.+)\*\* \((\d+)\):/gm)].map(([, status, count]) => [
    status,
    Number(count),
  ]);
  expect(counted.map(([status]) => status).sort()).toEqual(['deviates', 'held', 'n/a', 'operator']);
  for (const [status, count] of counted)
    expect(rows.filter((row) => row.status === status)).toHaveLength(Number(count));
});

it('the table of ASVS names only existing files', () => {
  const named = rows.flatMap(({ id, words }) =>
    [...words.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map(([, file = '']) => ({ id, file })),
  );
  expect(named.length).toBeGreaterThan(50);
  expectNoFaults(
    named
      .filter(({ file }) => !existsSync(file))
      .map(({ id, file }) => `${id} names ${file}, which there is not`),
  );
});
