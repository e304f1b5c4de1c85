import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countPlaywright, countVitest, faultsOf } from './counts.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tawa-counts-'));
const file = path.join(folder, 'report.json');
const vitestReport = (numPassedTests, numFailedTests, testResults = []) =>
  fs.writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, testResults }));
const playwrightReport = (stats, { errors = [], suites = [] } = {}) =>
  fs.writeFileSync(file, JSON.stringify({ stats: { expected: 0, flaky: 0, unexpected: 0, ...stats }, errors, suites }));

afterAll(() => fs.rmSync(folder, { recursive: true }));

test('tests are counted as the report says', () => {
  vitestReport(5, 2);
  expect(countVitest(1, file)).toMatchObject({ passed: 5, failed: 2 });
  playwrightReport({ expected: 3, flaky: 1, unexpected: 1 });
  expect(countPlaywright(1, file)).toMatchObject({ passed: 3, failed: 2 });
});

test('a suite that ran no test has failed', () => {
  vitestReport(0, 0);
  expect(countVitest(0, file)).toMatchObject({ passed: 0, failed: 1 });
  playwrightReport({});
  expect(countPlaywright(0, file)).toMatchObject({ passed: 0, failed: 1 });
});

test('a suite that fails without a failed test has failed, and so has one without a report', () => {
  vitestReport(5, 0);
  expect(countVitest(1, file)).toMatchObject({ passed: 5, failed: 1 });
  expect(countVitest(0, path.join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
});

test('a test file that cannot be loaded is a failure', () => {
  vitestReport(5, 0, [{ status: 'failed', assertionResults: [] }]);
  expect(countVitest(1, file)).toMatchObject({ passed: 5, failed: 1 });
  playwrightReport({ expected: 2 }, { errors: [{ message: 'no such file' }] });
  expect(countPlaywright(1, file)).toMatchObject({ passed: 2, failed: 1 });
});

test('a journey that passed at a later try has failed, and says where and why', () => {
  const location = { line: 42 };
  const message = '\u001b[31mthe button is switched off\u001b[39m\n\nTimeout: 1s\n\nCall log:\n - waits';
  const results = [{ errors: [{ message, location }] }, { errors: [] }];
  const specs = [{ file: 'cart.spec.ts', line: 9, title: 'at last', tests: [{ status: 'flaky', results }] }];
  playwrightReport({ expected: 1, flaky: 1 }, { suites: [{ specs: [], suites: [{ specs }] }] });
  expect(countPlaywright(0, file)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['cart.spec.ts:9 at last\n  line 42: the button is switched off; Timeout: 1s'],
  });
});

test('each failed test is named with its reason', () => {
  const failureMessages = ['Error: expected 1 to be 2\n    at file.ts:1'];
  const assertionResults = [
    { status: 'passed', fullName: 'holds' },
    { status: 'failed', fullName: 'breaks', failureMessages },
  ];
  vitestReport(1, 1, [{ name: 'a.test.ts', status: 'failed', assertionResults }]);
  expect(countVitest(1, file).failures).toEqual(['a.test.ts breaks: Error: expected 1 to be 2']);
  const specs = [{ file: 'cart.spec.ts', line: 9, title: 'never', tests: [{ status: 'unexpected' }] }];
  playwrightReport({ unexpected: 1 }, { suites: [{ specs }] });
  expect(countPlaywright(1, file).failures).toEqual(['cart.spec.ts:9 never']);
});

test('what failed in no test at all is named as well', () => {
  vitestReport(5, 0);
  fs.writeFileSync(faultsOf(file), 'a.test.ts takes 70 s of the processor\n');
  expect(countVitest(1, file)).toEqual({ passed: 5, failed: 1, failures: ['a.test.ts takes 70 s of the processor'] });
  fs.rmSync(faultsOf(file));
  expect(countVitest(1, file).failures).toEqual([]);
});
