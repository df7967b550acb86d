import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The output of a command under TEST_CLOCK that prints the time, in its own process and in a child. */
function askTime(TEST_CLOCK: string) {
  const ask = 'new Date().toISOString()+" "+new Date(Date.now()).toISOString()';
  const code = `console.log(${ask});require("child_process").spawnSync(process.execPath,["-p",${JSON.stringify(ask)}],{stdio:"inherit"})`;
  return spawnSync(process.execPath, ['scripts/run.mjs', '--needs=nothing', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', TEST_CLOCK_OFFSET: '', TEST_CLOCK },
  });
}

test('a command and what it starts take the day of TEST_CLOCK for today', () => {
  expect(askTime('2028-02-29').stdout.match(/\S+(?=T12:)/g)).toEqual(Array(4).fill('2028-02-29'));
});

test('an invalid day is refused with the expected format', () => {
  const answer = askTime('Tuesday');
  expect(answer.status).toBe(1);
  expect(answer.stderr).toBe(
    'TEST_CLOCK is "Tuesday": give a day (2027-06-15) or a moment (2028-02-29T23:30:00Z).\n',
  );
});
