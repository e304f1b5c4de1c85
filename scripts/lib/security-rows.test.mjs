import { expect, test } from 'vitest';
import { countAnswers, faultsIn } from './security-rows.mjs';

const levels = new Map([
  ['1.1.1', '2'],
  ['1.2.1', '1'],
]);
const files = new Set(['apps/a.ts', 'apps/a.test.ts', 'docs/a.md']);
const faults = (...rows) => faultsIn(rows.join('\n'), { levels, exists: (name) => files.has(name) });

const good = '| 1.1.1 | 2 | asks | yes | `apps/a.ts` | `apps/a.test.ts` |';
const bad = '| 1.2.1 | 1 | asks | no | nowhere | the reason is that it was never built |';
const other = '| 1.2.1 | 1 | asks | does not apply | nowhere | there is nothing of the kind here |';

test('a whole table has no fault', () => {
  expect(faults('# V1', good, '', bad)).toEqual([]);
  expect(faults(good, other)).toEqual([]);
  expect(countAnswers([good, bad].join('\n'))).toEqual({ all: 2, yes: 1, no: 1, other: 0 });
});

test('a requirement that is missing, doubled, unknown or of another level is told', () => {
  expect(faults(good)).toEqual(['1.2.1 is missing']);
  expect(faults(good, good, bad)).toEqual(['1.1.1 stands twice']);
  expect(faults(good, bad, bad.replace('1.2.1', '9.9.9'))).toEqual(['9.9.9 is of level none, not 1']);
  expect(faults(good, bad.replace('| 1 |', '| 2 |'))).toEqual(['1.2.1 is of level 1, not 2']);
});

test.each([
  ['an empty cell', good.replace('asks', ' '), '1.1.1 has an empty cell'],
  ['a cell too few', good.replace('| asks ', ''), '1.1.1 has not six cells'],
  ['another word', good.replace('yes', 'mostly'), '1.1.1 says mostly where it must say yes, no or does not apply'],
  ['no file', good.replace('`apps/a.ts`', 'somewhere'), '1.1.1 holds, and names no file where'],
  ['no test', good.replace('a.test.ts', 'a.ts'), '1.1.1 holds, and names no test and no reason for none'],
  ['a file that is gone', good.replace('apps/a.ts', 'apps/b.ts'), '1.1.1 names apps/b.ts, and there is no such file'],
  ['a test that is gone', good.replace('a.test', 'b.test'), '1.1.1 names apps/b.test.ts, and there is no such file'],
])('%s is told', (_, row, fault) => expect(faults(row, bad)).toEqual([fault]));

test('a yes without a test says why, and anything else gives a reason', () => {
  expect(faults(good.replace('`apps/a.test.ts`', 'none: nothing could be tried here'), bad)).toEqual([]);
  expect(faults(good.replace('`apps/a.test.ts`', 'none: no'), bad)).toHaveLength(1);
  expect(faults(good, bad.replace(/the reason.*built/, 'later'))).toEqual(['1.2.1 gives no reason']);
  expect(faults(good, other.replace(/there is.*here/, 'no'))).toEqual(['1.2.1 gives no reason']);
});
