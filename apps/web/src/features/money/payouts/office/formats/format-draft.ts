import { bankFormatForm, type BankFormat } from '@tawa/contract/money/payouts.banks';
import { bankFields, missingFields, wordsOfBoth, type BankField, type BankLayout } from '@tawa/domain/money/bank-files';
import type { Language } from '#lib/i18n/language.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { formatsTexts } from './formats.texts.ts';

export type FormatForm = Pick<BankFormat, 'name' | 'source' | 'layout'>;
export type AnswerField = keyof BankLayout['answer'];
export const answerFields = ['reference', 'amount', 'status', 'bank_reference', 'reason'] as const;

/** A column as it is typed; its key stays with it wherever it is moved. */
export interface DraftColumn {
  key: number;
  heading: string;
  kind: BankField | 'fixed';
  text: string;
}

/** A format as it is typed: words in one line, columns with a text that is kept while another kind is chosen. */
export interface FormatDraft {
  name: string;
  source: string;
  heading: boolean;
  rtgs: boolean;
  date: BankLayout['date'];
  columns: readonly DraftColumn[];
  answer: Readonly<Record<AnswerField, string>>;
  paid_words: string;
  failed_words: string;
}

export const columnsMax = 40;

const beginning = ['reference', 'name', 'account', 'ifsc', 'amount'] as const satisfies readonly BankField[];

/** An empty format with the columns that no file does without. */
export const newDraft = (): FormatDraft => ({
  name: '',
  source: '',
  heading: true,
  rtgs: false,
  date: 'DD/MM/YYYY',
  columns: beginning.map((kind, key) => ({ key, kind, heading: '', text: '' })),
  answer: { reference: '', amount: '', status: '', bank_reference: '', reason: '' },
  paid_words: '',
  failed_words: '',
});

export const draftOf = ({ name, source, layout }: FormatForm): FormatDraft => ({
  name,
  source,
  heading: layout.heading,
  rtgs: layout.rtgs ?? false,
  date: layout.date,
  columns: layout.columns.map(({ heading, field, text = '' }, key) => ({ key, heading, kind: field ?? 'fixed', text })),
  answer: layout.answer,
  paid_words: layout.paid_words.join(', '),
  failed_words: layout.failed_words.join(', '),
});

const wordsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** What was typed, as it would be stored. */
export const wishOf = ({ name, source, ...draft }: FormatDraft): FormatForm => ({
  name,
  source,
  layout: {
    heading: draft.heading,
    ...(draft.rtgs && { rtgs: true }),
    date: draft.date,
    columns: draft.columns.map(({ heading, kind, text }) =>
      kind === 'fixed' ? { heading, text } : { heading, field: kind },
    ),
    answer: draft.answer,
    paid_words: wordsOf(draft.paid_words),
    failed_words: wordsOf(draft.failed_words),
  },
});

/** The kind that a select names. */
export const kindOf = (value: string): DraftColumn['kind'] => bankFields.find((field) => field === value) ?? 'fixed';

/** A field by its path in the form; a word of several is the field that holds them all. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path
    .slice(0, path.includes('paid_words') || path.includes('failed_words') ? 2 : undefined)
    .map(String)
    .join('.');

export type Problems = ReadonlyMap<string, string>;

/** What is wrong with what was typed, by field: what the contract says first, then what a file of it would lack. */
export function problemsOf(draft: FormatDraft, language: Language): Problems {
  const t = textsIn(formatsTexts, language);
  const wish = wishOf(draft);
  const problems = new Map<string, string>();
  for (const { path, message } of bankFormatForm.safeParse(wish).error?.issues ?? [])
    if (!problems.has(fieldOf(path))) problems.set(fieldOf(path), message);
  const missing = missingFields(wish.layout);
  if (missing.length > 0)
    problems.set(
      'layout.columns',
      t.missing({ fields: missing.map((field) => t.field[field]).join(', '), count: missing.length }),
    );
  const [word] = wordsOfBoth(wish.layout);
  if (word !== undefined) problems.set('layout.failed_words', t.both({ word }));
  return problems;
}

/** The columns with one of them a place further up or down. */
export function moveColumn(columns: readonly DraftColumn[], key: number, by: 1 | -1): readonly DraftColumn[] {
  const from = columns.findIndex((column) => column.key === key);
  const moved = columns[from];
  const to = from + by;
  if (!moved || to < 0 || to >= columns.length) return columns;
  return columns.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** One more column at the end: the first field that none says yet, or a fixed text. */
export function addColumn(columns: readonly DraftColumn[]): readonly DraftColumn[] {
  const kind = bankFields.find((field) => !columns.some((column) => column.kind === field)) ?? 'fixed';
  const key = Math.max(-1, ...columns.map((column) => column.key)) + 1;
  return [...columns, { key, kind, heading: '', text: '' }];
}

/** The headings of columns with their places, '3. Amount': two columns may have the same heading. */
export const numbered = (columns: readonly { heading: string }[]): string[] =>
  columns.map(({ heading }, index) => `${index + 1}. ${heading}`);

const answerSide = ({ layout: { answer, paid_words, failed_words } }: FormatForm) => [answer, paid_words, failed_words];
const fileSide = ({ layout: { heading, rtgs = false, date, columns } }: FormatForm) => [heading, rtgs, date, columns];
const sides = {
  name: ({ name }: FormatForm) => name,
  source: ({ source }: FormatForm) => source,
  file: fileSide,
  answer: answerSide,
};
export type FormatSide = keyof typeof sides;

/** What of a format is another in a newer form of it. */
export const sidesApart = (was: FormatForm, is: FormatForm): FormatSide[] =>
  (['name', 'source', 'file', 'answer'] as const).filter(
    (side) => JSON.stringify(sides[side](was)) !== JSON.stringify(sides[side](is)),
  );
