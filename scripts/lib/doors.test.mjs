import { expect, test } from 'vitest';
import { faultsOfDoors, faultsOfFolders, faultsOfNames } from './doors.mjs';
import { listFiles } from './files.mjs';

const files = listFiles();
const orders = 'apps/api/src/modules/ordering/orders';

test('the house as it is has no fault', () => {
  expect(faultsOfNames(files)).toEqual([]);
  expect(faultsOfFolders(files)).toEqual([]);
});

test.each([
  ['a subject in a wrong room', 'apps/api/src/modules/money/orders/orders.service.ts', 'money/orders is no subject'],
  ['a room that is none', 'packages/contract/src/billing/invoices.ts', 'billing/invoices is no subject'],
  ['a side that is none', 'apps/web/src/features/ordering/orders/desk/list.tsx', 'the sides of a feature are'],
])('%s is a fault', (_, file, fault) => {
  expect(faultsOfNames([...files, file]).join('\n')).toContain(fault);
});

test('a subject that leaves all trees but one is a fault', () => {
  const left = files.filter((file) => !file.includes('/care/contact') || file.startsWith('apps/web/'));
  expect(faultsOfNames(left).join('\n')).toContain('care/contact stands in features only');
});

test.each([
  ['by its alias', `${orders}/moves/x.ts`, "import { a } from '#modules/money/refunds/refunds.store.ts';", 1],
  ['by a way up', `${orders}/x.ts`, "import type { A } from '../riders/rounds.ts';", 1],
  ['at run time', `${orders}/x.ts`, "await import('#modules/money/refunds/refunds.decide.ts')", 1],
  ['from the app', 'apps/api/src/app.ts', "import { a } from '#modules/money/refunds/refunds.routes.ts';", 1],
  ['by the service', `${orders}/x.ts`, "import { a } from '#modules/money/refunds/refunds.service.ts';", 0],
  ['within a subject', `${orders}/x.ts`, "import { a } from './placing/place-order.ts';", 0],
])('an import of another subject %s', (_, file, text, faults) => {
  expect(faultsOfDoors(file, text)).toHaveLength(faults);
});

test('a folder of more files than a reader takes in is a fault', () => {
  const many = Array.from({ length: 26 }, (_, at) => `apps/web/src/ui/many/part-${at}.tsx`);
  expect(faultsOfFolders(many)).toEqual(['apps/web/src/ui/many: 26 files side by side, at most 25']);
});
