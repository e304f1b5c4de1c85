import { expect, test } from 'vitest';
import { fillFacts, legalFacts, unknownFacts } from './legal.ts';
import { refundBusinessDays, refundWindowMs } from '../common/limits.ts';
import { deliveredSettings, readSettings } from './settings.ts';

const facts = legalFacts(deliveredSettings);

test('the refund promise of the texts is the limit that the code keeps (legal-2)', () => {
  expect(refundWindowMs).toBe(2 * 3_600_000);
  expect(refundBusinessDays).toEqual({ from: 5, to: 7 });
  expect(fillFacts('Ask within {{refund_window}}; money in {{ refund_days }}.', facts)).toBe(
    'Ask within 2 hours; money in 5 to 7 business days.',
  );
  const longer = legalFacts(readSettings([{ key: 'refund_window', value: 4 }]));
  expect(fillFacts('{{refund_window}}', longer)).toBe('4 hours');
});

test('a name that stands for nothing is told, and stays as it is (legal-2)', () => {
  expect(unknownFacts('{{refund_days}} {{refund}} {{toString}}')).toEqual(['refund', 'toString']);
  expect(fillFacts('{{refund}} {{toString}}', facts)).toBe('{{refund}} {{toString}}');
});

test('no fact brings markup of its own', () => {
  expect(Object.values(facts).filter((text) => /[<>&{}]/.test(text))).toEqual([]);
});
