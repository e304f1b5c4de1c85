import { expect, test } from 'vitest';
import { readAudit } from './advisories.mjs';
import { runQuietly } from './run-quietly.mjs';

const report = (vulnerabilities) => JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: {} } });

test('high and critical advisories are named, lesser ones counted', () => {
  const via = [{ title: 'Runs what it reads' }];
  const found = readAudit(
    report({
      a: { name: 'a', severity: 'critical', range: '<2', via },
      b: { name: 'b', severity: 'high', range: '*', via: ['a'] },
      c: { name: 'c', severity: 'moderate', via },
    }),
  );
  expect(found).toEqual({ serious: ['a <2 critical: Runs what it reads', 'b * high: through a'], others: 1 });
  expect(readAudit(report({}))).toEqual({ serious: [], others: 0 });
});

test('a registry without advisories, and one that says nothing, are told apart from a clean report', () => {
  expect(readAudit(JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 })).unknown).toContain('405');
  expect(readAudit('').unknown).toContain('did not answer');
  expect(readAudit('{"error":{"summary":"offline"}}').unknown).toContain('offline');
});

test('a program that does not end is ended', async () => {
  const endless = 'process.stdout.write("begun"); setInterval(() => {}, 1000)';
  expect((await runQuietly(process.execPath, ['-e', endless], { limitMs: 700 })).code).toBeUndefined();
  expect(await runQuietly(process.execPath, ['-e', 'console.log(1); process.exit(3)'], { limitMs: 20_000 })).toEqual({
    code: 3,
    out: '1\n',
  });
});
