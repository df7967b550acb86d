import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Summary of a test run's JSON report. */
export interface TestCounts {
  passed: number;
  /** Each failed test, with its message. */
  failures: string[];
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
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that fails to load has a message and no tests.
    if (failed.length === 0) return message ? [failureOf(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) => failureOf(fullName, failureMessages.join('\n')));
  });
  return { passed: numPassedTests, failures };
}

/** A suite in a Playwright report: a file, or a group within one. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
}

function failuresIn({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return failureOf(`${file}: ${title}`, errors.map(({ message }) => message).join('\n'));
    });
  return [...own, ...suites.flatMap(failuresIn)];
}

/** Reads a report that Playwright wrote. Throws when there is none. */
export function readPlaywrightReport(path: string): TestCounts {
  const { stats, suites } = readReport<{ stats: { expected: number }; suites: PlaywrightSuite[] }>(path);
  return { passed: stats.expected, failures: suites.flatMap(failuresIn) };
}
