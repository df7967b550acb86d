import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Summary of a test run's JSON report. */
export interface TestCounts {
  passed: number;
  /** Each failed test, with its message. */
  failures: string[];
}

/** Summary of a Playwright report. */
export interface PlaywrightCounts extends TestCounts {
  /** Names of the failed tests in which the browser stopped answering, each with no other fault. */
  hung: string[];
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

const OUT_OF_TIME = /^Test timeout of \d+ms exceeded\.$/;

/**
 * What a test waited for when the browser stopped answering: a script of its own or a picture. Waiting for an element
 * is another matter, because it may be the site that never shows it.
 */
const NO_ANSWER = /^Error: page\.(?:evaluate|screenshot): Test timeout of \d+ms exceeded/;

/** Whether a test ran out of time for want of an answer from the browser, and saw nothing wrong. */
function isHung(messages: readonly string[]): boolean {
  return (
    messages.some((message) => NO_ANSWER.test(message)) &&
    messages.every((message) => OUT_OF_TIME.test(message) || NO_ANSWER.test(message))
  );
}

/** The failed tests of a suite: names, messages, and whether the browser stopped answering. */
function failedIn({
  suites = [],
  specs,
}: PlaywrightSuite): { name: string; text: string; isHung: boolean }[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const messages = tests.flatMap(({ results }) =>
        results.flatMap(({ errors }) => errors.map(({ message = '' }) => stripVTControlCharacters(message))),
      );
      const name = `${file}: ${title}`;
      return { name, text: failureOf(name, messages.join('\n')), isHung: isHung(messages) };
    });
  return [...own, ...suites.flatMap(failedIn)];
}

/** Reads a report that Playwright wrote. Throws when there is none. */
export function readPlaywrightReport(path: string): PlaywrightCounts {
  const { stats, suites } = readReport<{ stats: { expected: number }; suites: PlaywrightSuite[] }>(path);
  const failed = suites.flatMap(failedIn);
  return {
    passed: stats.expected,
    failures: failed.map(({ text }) => text),
    hung: failed.filter(({ isHung }) => isHung).map(({ name }) => name),
  };
}
