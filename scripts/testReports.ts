import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Summary of a test run's JSON report. */
export interface TestCounts {
  passed: number;
  /** Each failed test, with its message. */
  failures: string[];
  /** Each test that passed only on its second try, with the message of the first. */
  flaky: string[];
}

/** Characters of a message to show; the rest is stack and code. */
const MESSAGE = 1500;

const failureOf = (name: string, message: string) =>
  `${name}\n${stripVTControlCharacters(message).slice(0, MESSAGE)}`;

function readReport<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** The parts of a Vitest report that are read. */
interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Reads a report that Vitest wrote. Throws when there is none. */
export function readVitestReport(path: string): TestCounts {
  const { numPassedTests, testResults } = readReport<VitestReport>(path);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const told = (those: typeof tests) =>
    those.map(({ fullName, failureMessages }) => failureOf(fullName, failureMessages.join('\n')));
  return {
    passed: numPassedTests,
    failures: [
      ...told(tests.filter(({ status }) => status === 'failed')),
      // A file that fails to load has a message and no failed tests.
      ...testResults
        .filter(
          ({ message, assertionResults }) =>
            message && assertionResults.every(({ status }) => status !== 'failed'),
        )
        .map(({ name, message }) => failureOf(name, message)),
    ],
    // A test that passes on its second try keeps the message of the first.
    flaky: told(
      tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
    ),
  };
}

/** A suite in a Playwright report: a file, or a group within one. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { errors: { message?: string }[] }[];
    }[];
  }[];
}

/** The tests of a suite and of the groups within it that ended in a way, with the messages of all their tries. */
function testsThat(ended: 'unexpected' | 'flaky', { suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === ended)
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
        return failureOf(`${file}: ${title}`, messages.join('\n'));
      }),
  );
  return [...own, ...suites.flatMap((suite) => testsThat(ended, suite))];
}

/** Reads a report that Playwright wrote. Throws when there is none. */
export function readPlaywrightReport(path: string): TestCounts {
  const { stats, suites } = readReport<{
    stats: { expected: number; flaky: number };
    suites: PlaywrightSuite[];
  }>(path);
  const all = { suites, specs: [] };
  return {
    passed: stats.expected + stats.flaky,
    failures: testsThat('unexpected', all),
    flaky: testsThat('flaky', all),
  };
}
