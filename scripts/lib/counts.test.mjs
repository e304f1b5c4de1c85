import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addCounts, countPlaywright, countVitest } from './counts.mjs';

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
  expect(countPlaywright(1, file)).toMatchObject({ passed: 4, failed: 1 });
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

test('a journey that passed at a later try is named', () => {
  const spec = (title, status) => ({ file: 'cart.spec.ts', line: 7, title, tests: [{ status }] });
  const suites = [{ specs: [spec('at once', 'expected')], suites: [{ specs: [spec('at last', 'flaky')] }] }];
  playwrightReport({ expected: 1, flaky: 1 }, { suites });
  expect(countPlaywright(0, file)).toMatchObject({ passed: 2, failed: 0, secondTries: ['cart.spec.ts:7 at last'] });
});

test('a journey that failed says for each of its tries where and why', () => {
  const location = { line: 42 };
  const results = [
    {
      retry: 0,
      errors: [
        { message: '\u001b[31mthe button is switched off\u001b[39m\n\nTimeout: 1s\n\nCall log:\n - waits', location },
      ],
    },
    { retry: 1, errors: [] },
  ];
  const specs = [{ file: 'cart.spec.ts', line: 9, title: 'at last', tests: [{ status: 'flaky', results }] }];
  playwrightReport({ flaky: 1 }, { suites: [{ specs }] });
  expect(countPlaywright(0, file).secondTries).toEqual([
    'cart.spec.ts:9 at last\n  try 1, line 42: the button is switched off; Timeout: 1s',
  ]);
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

test('a suite that ran in several processes is counted as one, and what failed in any of them is named', () => {
  const first = { passed: 3, failed: 0, failures: [], secondTries: ['a.spec.ts:1 one'] };
  const second = { passed: 2, failed: 1, failures: ['b.spec.ts:2 two'] };
  expect(addCounts([first, second])).toEqual({
    passed: 5,
    failed: 1,
    failures: ['b.spec.ts:2 two'],
    secondTries: ['a.spec.ts:1 one'],
  });
});
