import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** One check, passed when its program says so. */
export const countCheck = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Vitest's report; a file that could not even be loaded is one failure. */
export function countVitest(code, reportFile) {
  const report = readReport(reportFile);
  if (!report) return countCheck(1);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const counts = { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
  return {
    ...settle(code, counts),
    failures: [...report.testResults.flatMap(listFailures), ...readFaults(reportFile)],
  };
}

/** Where a run of Vitest writes what failed in none of its tests. */
export const faultsOf = (reportFile) => `${reportFile}.faults`;

function readFaults(reportFile) {
  const file = faultsOf(reportFile);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
}

function listFailures({ name, status, message, assertionResults }) {
  if (status === 'failed' && assertionResults.length === 0) return [`${name}: ${reasonIn(message)}`];
  return assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages = [] }) => `${name} ${fullName}: ${reasonIn(failureMessages.join('\n'))}`);
}

/** The first lines of an error, without its stack. */
const reasonIn = (message = '') => message.split(/\n\s+at /)[0].slice(0, 600);

/** Playwright's report; a test has one try. */
export function countPlaywright(code, reportFile) {
  const report = readReport(reportFile);
  if (!report) return countCheck(1);
  const { expected, flaky, unexpected } = report.stats;
  const failures = listSpecs(report).filter(isFailed).map(nameOf);
  return { ...settle(code, { passed: expected, failed: flaky + unexpected + report.errors.length }), failures };
}

const listSpecs = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(listSpecs)];
const isFailed = ({ tests }) => tests.some(({ status }) => status === 'flaky' || status === 'unexpected');
const nameOf = ({ file, line, title, tests }) =>
  [`${file}:${line} ${title}`, ...tests.flatMap(({ results = [] }) => results.flatMap(listReasons))].join('\n');

const listReasons = ({ errors = [] }) =>
  errors.map(({ message, location }) => `  line ${location?.line}: ${firstSentence(message)}`);

const firstSentence = (message) =>
  reasonIn(stripVTControlCharacters(message).split('Call log:')[0])
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('; ');

/** A suite that ran nothing, or that failed without a failed test, has failed. */
function settle(code, counts) {
  const isSilentFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}

function readReport(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}
