import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

test('times stand on the office’s clock with its offset, and what begins like a formula is text (lists-6)', () => {
  const rows = [
    { at: '2026-11-28T14:50:05.123Z', name: '=1+1', day: '2026-11-28', total: -12.5 },
    { at: null, name: 'at 2026-11-28T14:50:05Z', day: null, total: 3 },
  ];
  expect(writeCsv(rows, { header: true }).split('\n')).toEqual([
    'at,name,day,total',
    "2026-11-28T20:20:05+05:30,'=1+1,2026-11-28,-12.5",
    ',at 2026-11-28T14:50:05Z,,3',
    '',
  ]);
});
