// @ts-check
// Counts what a vitest project ran, from its JSON report. A run that proves nothing counts as failed.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const LINE_MAX = 240;
const ERROR_LINES = 10;

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} TestResult
 * @typedef {{ name: string, status: string, message: string, assertionResults: TestResult[] }} FileResult
 * @typedef {{ testResults: FileResult[] }} Report
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], flaky: string[] }} Counts
 * `flaky` names tests that passed on their second run.
 */

/** @returns {Counts} */
export const noCounts = () => ({ passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] });

/**
 * The report vitest wrote; undefined when vitest ended before it wrote one.
 * @param {string} path
 * @returns {Report | undefined}
 */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * `maySkip` is for a project whose tests may all skip themselves, such as those of a database this machine lacks;
 * `mayBeEmpty` for a choice of its tests that may be none.
 * @param {{
 *   project: string, exit: string, report: Report | undefined, root: string, maySkip?: boolean, mayBeEmpty?: boolean,
 *   errors?: string
 * }} run `exit` is 'code 0' after success, else how the process ended; `errors` is what it wrote to standard error.
 * @returns {Counts}
 */
export function countProject({ project, exit, report, root, maySkip = false, mayBeEmpty = false, errors = '' }) {
  if (!report) return { ...noCounts(), failed: 1, failures: [`${project}: no report, ended with ${exit}`] };
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failures = report.testResults.flatMap((file) => failuresOf(file, relative(root, file.name)));
  const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed').length;
  const isEmpty = passed === 0 && !(maySkip && skipped > 0) && !(mayBeEmpty && tests.length === 0);
  if (failures.length === 0 && isEmpty) failures.push(`${project}: no test ran`);
  // An error outside any test is in the exit code only.
  if (failures.length === 0 && exit !== 'code 0')
    failures.push(`${project}: its tests passed, but it ended with ${exit}${errorsOutside(errors)}`);
  const flaky = report.testResults.flatMap((file) => flakyOf(file, relative(root, file.name)));
  return { passed, failed: failures.length, skipped, failures, flaky };
}

/** The first lines of vitest's part about errors outside tests. @param {string} text */
function errorsOutside(text) {
  const [, found = ''] = text.split('Unhandled Errors');
  const lines = found.split('\n').slice(1).filter(Boolean).slice(0, ERROR_LINES);
  return lines.length > 0 ? `:\n${lines.join('\n')}` : '';
}

/** @param {string | undefined} text */
const firstLine = (text = '') => text.split('\n', 1)[0]?.slice(0, LINE_MAX) ?? '';

/**
 * The failed tests of a file; the file itself when it failed outside its tests (it did not load, or a hook threw).
 * @param {FileResult} file
 * @param {string} path
 */
function failuresOf({ status, message, assertionResults }, path) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0)
    return failed.map((test) => `${path} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  return status === 'failed' ? [`${path}: ${firstLine(message)}`] : [];
}

/**
 * A test that passed keeps the messages of the run before.
 * @param {FileResult} file
 * @param {string} path
 */
const flakyOf = ({ assertionResults }, path) =>
  assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => `${path} > ${fullName}`);

/** The sum, and before it the flaky tests if there are any. @param {Counts} counts */
export const lastLines = ({ passed, failed, skipped, flaky }) =>
  [
    ...(flaky.length > 0 ? [`${flaky.length} flaky: ${flaky.join(' · ')}`] : []),
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
