/** What a column of a bank's file may say of a payout. */
export const bankFields = [
  'reference',
  'mode',
  'debit_account',
  'name',
  'account',
  'ifsc',
  'amount',
  'date',
  'narration',
] as const;
export type BankField = (typeof bankFields)[number];

/** How a bank writes a day. */
export const bankDates = ['DD/MM/YYYY', 'DD-MM-YYYY', 'YYYYMMDD', 'YYYY-MM-DD'] as const;

/** A column with what it says of each payout, or with the same text in every line. */
export interface BankColumn {
  heading: string;
  field?: BankField | undefined;
  text?: string | undefined;
}

/** How a bank writes what it takes and what it answers: data, so that another bank is a row. */
export interface BankLayout {
  /** Whether the first line says what the columns are. */
  heading: boolean;
  date: (typeof bankDates)[number];
  columns: readonly BankColumn[];
  /** Whether its column of the mode takes RTGS for ₹2 lakh and more. */
  rtgs?: boolean | undefined;
  /** The headings of the answer. */
  answer: { reference: string; amount: string; status: string; bank_reference: string; reason: string };
  /** Words of its status for a payout that arrived, and for one that came back. */
  paid_words: readonly string[];
  failed_words: readonly string[];
}

const needed = ['reference', 'account', 'ifsc', 'amount'] as const satisfies readonly BankField[];

/** What a file cannot do without and this layout leaves out. */
export const missingFields = ({ columns }: Pick<BankLayout, 'columns'>): BankField[] =>
  needed.filter((field) => !columns.some((column) => column.field === field));

/** A payout as a file tells it; the amount in paise, the day as '2026-11-23'. */
export interface BankLine {
  reference: string;
  mode: string;
  debit_account: string;
  name: string;
  account: string;
  ifsc: string;
  amount: number;
  date: string;
  narration: string;
}

const nameLengthMax = 70;
const narrationLengthMax = 40;

/**
 * A text as banks take it: letters, digits, blanks and . & / -, no accents, cut to a length. No cell can begin as a formula,
 * for its first character is a letter or a digit.
 */
export const bankText = (text: string, lengthMax: number): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9 .&/-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, lengthMax)
    .trim();

/** Paise as a bank reads them: '114620.40'. */
export const bankAmount = (paise: number): string => {
  const digits = String(paise).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

function bankDay(day: string, form: BankLayout['date']): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return form.replace('YYYY', year).replace('MM', month).replace('DD', date);
}

/** The lines of a file, cell by cell, with its headings where the bank wants them. */
export function bankRows(layout: BankLayout, lines: readonly BankLine[]): string[][] {
  const cellOf = (line: BankLine, { field, text = '' }: BankColumn): string => {
    if (field === undefined) return text;
    if (field === 'amount') return bankAmount(line.amount);
    if (field === 'date') return bankDay(line.date, layout.date);
    if (field === 'name') return bankText(line.name, nameLengthMax);
    return field === 'narration' ? bankText(line.narration, narrationLengthMax) : line[field];
  };
  const rows = lines.map((line) => layout.columns.map((column) => cellOf(line, column)));
  return layout.heading ? [layout.columns.map(({ heading }) => heading), ...rows] : rows;
}

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Words that would say both that a payout arrived and that it came back, as they are read: capitals and signs aside. */
export const wordsOfBoth = ({ paid_words, failed_words }: Pick<BankLayout, 'paid_words' | 'failed_words'>): string[] =>
  failed_words.filter((word) => paid_words.some((paid) => plain(paid) === plain(word)));

/** Paise of what a bank writes ('1,14,620.40', '₹9812.6'); null for what is no amount of money to the paisa. */
export function readBankAmount(text: string): number | null {
  const digits = text.replaceAll(/[\s,₹]|^(INR|Rs\.?)/gi, '');
  const read = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(digits);
  return read ? Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0')) : null;
}

/** A line of the bank's answer, cells as they stand there. */
export interface AnswerRow {
  /** The line of the file, from 1. */
  row: number;
  reference: string;
  amount: string;
  status: string;
  bank_reference: string;
  reason: string;
}

/** The lines of an answer by its headings, or the headings that are missing in it. */
export function readAnswerRows(
  layout: BankLayout,
  [head = [], ...below]: readonly (readonly string[])[],
): { rows: AnswerRow[]; missing: string[] } {
  const names = head.map(plain);
  const placeOf = (heading: string): number => names.indexOf(plain(heading));
  const { answer } = layout;
  const missing = [answer.reference, answer.amount, answer.status].filter((heading) => placeOf(heading) < 0);
  if (missing.length > 0) return { rows: [], missing };
  const cell = (cells: readonly string[], heading: string): string => cells[placeOf(heading)]?.trim() ?? '';
  const rows = below
    .map((cells, index) => ({
      row: index + 2,
      reference: cell(cells, answer.reference).replace(/^'/, '').toUpperCase(),
      amount: cell(cells, answer.amount),
      status: cell(cells, answer.status),
      bank_reference: cell(cells, answer.bank_reference).replace(/^'/, ''),
      reason: cell(cells, answer.reason),
    }))
    .filter(({ reference, amount, status }) => reference !== '' || amount !== '' || status !== '');
  return { rows, missing: [] };
}

/**
 * What a line of an answer does: pays a payout, returns one, brings one back that had been paid, repeats what is known, or is left, because it names no payout of ours, one of
 * another file, another amount, a word that is not known, no number of the bank, a payout twice, or contradicts what counts.
 */
export const answerWords = [
  'pays',
  'returns',
  'comes_back',
  'known',
  'unknown',
  'other_file',
  'amount_differs',
  'unclear',
  'no_bank_reference',
  'twice',
  'contradicts',
  'not_payable',
] as const;
export type AnswerWord = (typeof answerWords)[number];

/** A payout of the file that was answered. */
export interface AnsweredLine {
  reference: string;
  amount: number;
  outcome: 'open' | 'paid' | 'failed' | 'dropped';
  /** Whether its statement waits for its transfer as it must. */
  isPayable: boolean;
}

interface Known {
  layout: BankLayout;
  lines: ReadonlyMap<string, AnsweredLine>;
  /** References of payouts in other files. */
  elsewhere: ReadonlySet<string>;
}

const bankReferenceLengthMax = 60;

function decideRow(row: AnswerRow, { layout, lines, elsewhere }: Known): AnswerWord {
  const line = lines.get(row.reference);
  if (!line) return elsewhere.has(row.reference) ? 'other_file' : 'unknown';
  const says = (words: readonly string[]) => words.some((word) => plain(word) === plain(row.status));
  const isPaid = says(layout.paid_words);
  if (!isPaid && !says(layout.failed_words)) return 'unclear';
  if (readBankAmount(row.amount) !== line.amount) return 'amount_differs';
  if (line.outcome === 'dropped') return 'contradicts';
  // A bank may send money back days after it said that it had arrived; that it arrived after all it never says.
  if (line.outcome === 'paid') return isPaid ? 'known' : 'comes_back';
  if (line.outcome !== 'open') return isPaid ? 'contradicts' : 'known';
  if (!isPaid) return 'returns';
  if (row.bank_reference === '' || row.bank_reference.length > bankReferenceLengthMax) return 'no_bank_reference';
  return line.isPayable ? 'pays' : 'not_payable';
}

/** What each line of an answer does; of several for one payout none counts, unless all say the same. */
export function decideAnswer(rows: readonly AnswerRow[], known: Known): { row: AnswerRow; word: AnswerWord }[] {
  const seen = new Map<string, string>();
  const several = new Set<string>();
  const told = ({ status, amount, bank_reference }: AnswerRow) => [plain(status), amount, bank_reference].join('|');
  for (const row of rows) {
    const before = seen.get(row.reference);
    if (before !== undefined && before !== told(row)) several.add(row.reference);
    seen.set(row.reference, told(row));
  }
  const done = new Set<string>();
  return rows.map((row) => {
    const word = decideRow(row, known);
    if (word !== 'pays' && word !== 'returns' && word !== 'comes_back') return { row, word };
    if (several.has(row.reference)) return { row, word: 'twice' };
    const isRepeated = done.has(row.reference);
    done.add(row.reference);
    return { row, word: isRepeated ? 'known' : word };
  });
}
