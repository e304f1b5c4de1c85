import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bankAmount,
  bankRows,
  bankText,
  decideAnswer,
  readAnswerRows,
  readBankAmount,
  wordsOfBoth,
  type AnsweredLine,
  type BankLayout,
} from './bank-files.ts';

const layout: BankLayout = {
  heading: true,
  date: 'DD-MM-YYYY',
  columns: [
    { heading: 'Ref', field: 'reference' },
    { heading: 'Name', field: 'name' },
    { heading: 'Cur', text: 'INR' },
    { heading: 'Amt', field: 'amount' },
    { heading: 'Day', field: 'date' },
  ],
  answer: { reference: 'Ref', amount: 'Amt', status: 'Status', bank_reference: 'UTR', reason: 'Why' },
  paid_words: ['E', 'Paid'],
  failed_words: ['R', 'Returned'],
};
const line = {
  reference: 'TW1P2',
  mode: 'NEFT',
  debit_account: '123456789',
  name: 'Dum & Handi',
  account: '987654321',
  ifsc: 'HDFC0001234',
  amount: 5,
  date: '2026-11-23',
  narration: '',
};

test('a file has the columns of its bank, in their order and writing (payouts-4)', () => {
  expect(bankRows(layout, [line])).toEqual([
    ['Ref', 'Name', 'Cur', 'Amt', 'Day'],
    ['TW1P2', 'Dum & Handi', 'INR', '0.05', '23-11-2026'],
  ]);
  expect(bankRows({ ...layout, heading: false, date: 'YYYYMMDD' }, [line])).toEqual([
    ['TW1P2', 'Dum & Handi', 'INR', '0.05', '20261123'],
  ]);
});

test('whatever a holder is called, no cell begins a formula, breaks a line or ends a cell (payouts-4)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(bankText(text, 70)).toMatch(/^([A-Za-z0-9][A-Za-z0-9 .&/-]{0,69})?$/);
    }),
  );
  expect(bankText('=cmd|calc!A1', 70)).toBe('cmd calc A1');
  expect(bankText('Zoë’s Café', 6)).toBe('Zoe s');
});

test('an amount comes back as it went, to the paisa (payouts-4)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), (paise) => {
      expect(readBankAmount(bankAmount(paise))).toBe(paise);
    }),
  );
});

test.each([
  ['1,14,620.40', 11_462_040],
  ['₹9812.6', 981_260],
  ['INR 5', 500],
  ['Rs. 5.10', 510],
  ['12.3400', 1234],
  ['12.345', null],
  ['-5', null],
  ['5 lakh', null],
  ['', null],
  ['1e5', null],
])('%s of a bank is %s paise (payouts-8)', (text, paise) => {
  expect(readBankAmount(text)).toBe(paise);
});

test.each([
  [['E', 'Paid'], ['R'], []],
  [['E', 'Paid'], ['R', ' PAID. '], [' PAID. ']],
  [['on hold'], ['On-Hold', 'on  hold'], ['On-Hold', 'on  hold']],
])('of the words %j and %j these would say both: %j (payouts-14)', (paid_words, failed_words, both) => {
  expect(wordsOfBoth({ paid_words, failed_words })).toEqual(both);
});

test('an answer is read by its headings, in any order and writing; what is missing is named (payouts-8)', () => {
  const read = readAnswerRows(layout, [
    ['why', 'STATUS ', 'amt.', 'Other', 'ref'],
    ['', 'E', '5', 'x', "'tw1p2"],
    ['', '', '', '', ''],
  ]);
  expect(read).toEqual({
    missing: [],
    rows: [{ row: 2, reference: 'TW1P2', amount: '5', status: 'E', bank_reference: '', reason: '' }],
  });
  expect(readAnswerRows(layout, [['Ref']]).missing).toEqual(['Amt', 'Status']);
  expect(readAnswerRows(layout, []).missing).toEqual(['Ref', 'Amt', 'Status']);
});

describe('what a line of an answer does', () => {
  const lineOf = (change: Partial<AnsweredLine> = {}): AnsweredLine => ({
    reference: 'A',
    amount: 500,
    outcome: 'open',
    isPayable: true,
    ...change,
  });
  const row = { row: 2, reference: 'A', amount: '5.00', status: 'E', bank_reference: 'UTR', reason: '' };
  test.each([
    ['pays', {}, {}],
    ['pays', {}, { status: ' paid ' }],
    ['returns', {}, { status: 'R', bank_reference: '' }],
    ['unclear', {}, { status: 'Pending' }],
    ['unclear', {}, { status: '' }],
    ['unknown', {}, { reference: 'B' }],
    ['unknown', {}, { reference: 'constructor' }],
    ['other_file', {}, { reference: 'ELSE' }],
    ['amount_differs', {}, { amount: '5.01' }],
    ['amount_differs', {}, { amount: 'five' }],
    ['no_bank_reference', {}, { bank_reference: '' }],
    ['no_bank_reference', {}, { bank_reference: 'U'.repeat(61) }],
    ['not_payable', { isPayable: false }, {}],
    ['known', { outcome: 'paid' }, {}],
    ['known', { outcome: 'failed' }, { status: 'R' }],
    ['contradicts', { outcome: 'failed' }, {}],
    ['comes_back', { outcome: 'paid' }, { status: 'R' }],
    ['contradicts', { outcome: 'dropped' }, {}],
  ] as const)('%s: line %j, answer %j (payouts-8)', (word, line, change) => {
    const known = { layout, lines: new Map([['A', lineOf(line)]]), elsewhere: new Set(['ELSE']) };
    expect(decideAnswer([{ ...row, ...change }], known).map((one) => one.word)).toEqual([word]);
  });
});
