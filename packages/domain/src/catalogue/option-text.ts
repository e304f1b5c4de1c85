// The choices of a dish in one cell of a sheet: `Size (choose 1): Half +0, Full +120 | Add-ons (up to 3): Cheese +30 (milk, 90 kcal)`.
import { type Allergen, allergens, type SuitMark, suitMarks } from '../accounts/diet.ts';

/** One choice as a cell says it. */
export interface OptionText {
  option_name: string;
  /** In rupees, on top of the dish. */
  price: number;
  is_veg: 0 | 1;
  allergens?: readonly Allergen[] | undefined;
  suits?: readonly SuitMark[] | undefined;
  /** Kilocalories that it adds. */
  calories?: number | null | undefined;
  /** What a portion of this size is, like `500 g`. */
  serving?: string | null | undefined;
}

/** A group of choices as a cell says it. */
export interface GroupText {
  group_name: string;
  kind: 'size' | 'addon';
  min_choices: number;
  max_choices: number;
  options: OptionText[];
}

const quote = '"';
const separators = '|:,';
/** Longer than any name in quotes with all that can stand behind it, in characters. */
const pieceLengthMax = 300;

const isPlain = (name: string): boolean =>
  /^[\p{L}\p{N}][^|:,()"+\p{Cc}]*$/u.test(name) &&
  /\p{L}/u.test(name) &&
  name === name.replaceAll(/\s+/g, ' ').trim() &&
  !/[\s\-–−₹]\s?\d+(\.\d+)?$/.test(name);

const writeName = (name: string): string => (isPlain(name) ? name : `"${name.replaceAll(quote, '""')}"`);
const kindOfName = (name: string): GroupText['kind'] => (/^sizes?$/i.test(name.trim()) ? 'size' : 'addon');

const writeChoices = ({ min_choices: min, max_choices: max }: GroupText): string =>
  min === max ? `choose ${min}` : min === 0 ? `up to ${max}` : `choose ${min}-${max}`;

// A cell has egg among what is in a choice already, so its mark has other words.
const suitWords: Readonly<Record<SuitMark, string>> = { egg: 'no meat', vegan: 'vegan', jain: 'jain', halal: 'halal' };

/** What is said of a choice in brackets behind its price. */
const writeWords = ({ is_veg, allergens: held = [], suits = [], calories = null, serving }: OptionText): string[] => [
  ...(is_veg === 1 ? [] : ['non-veg']),
  ...allergens.filter((name) => held.includes(name)),
  ...suitMarks.filter((mark) => suits.includes(mark)).map((mark) => suitWords[mark]),
  ...(calories === null ? [] : [`${calories} kcal`]),
  ...(serving ? [`per ${serving}`] : []),
];

function writeOption(option: OptionText): string {
  const words = writeWords(option);
  const price = option.price.toFixed(2).replace(/\.00$/, '');
  return `${writeName(option.option_name)} +${price}${words.length > 0 ? ` (${words.join(', ')})` : ''}`;
}

function writeGroup(group: GroupText): string {
  const { group_name, kind, options } = group;
  const word = kind === kindOfName(group_name) ? '' : `${kind === 'size' ? 'size' : 'add-on'}, `;
  return `${writeName(group_name)} (${word}${writeChoices(group)}): ${options.map(writeOption).join(', ')}`;
}

/** Groups of choices as the text of one cell; `readOptionText` gives them back. */
export const writeOptionText = (groups: readonly GroupText[]): string => groups.map(writeGroup).join(' | ');

/** The pieces between these separators, which count for nothing within brackets and quotes; throws a sentence. */
function splitAt(text: string, separator: string): string[] {
  const pieces: string[] = [];
  let [start, depth, isQuoted, isAtStart] = [0, 0, false, true];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      isQuoted = sign !== quote;
      // A doubled mark within a quoted name closes and opens it again.
      isAtStart = !isQuoted && text.charAt(at + 1) === quote;
      continue;
    }
    if (sign === quote && isAtStart) isQuoted = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (sign === separator && depth === 0) {
      pieces.push(text.slice(start, at));
      start = at + 1;
    }
    isAtStart = depth === 0 && (separators.includes(sign) || (isAtStart && sign.trim() === ''));
  }
  if (isQuoted) throw new TextFault('A quotation mark is opened and not closed');
  if (depth > 0) throw new TextFault('A bracket is opened and not closed');
  return [...pieces, text.slice(start)].map((piece) => piece.trim());
}

class TextFault extends Error {}

/** A name in quotes and what stands behind it, or a plain text with single spaces. */
function openPiece(piece: string): { name?: string; rest: string } {
  if (piece.length > pieceLengthMax) throw new TextFault(`“${piece.slice(0, 30)}…” is too long`);
  const quoted = /^"((?:[^"]|"")*)"(.*)$/s.exec(piece);
  if (quoted?.[1] !== undefined) return { name: quoted[1].replaceAll('""', quote), rest: (quoted[2] ?? '').trim() };
  return { rest: piece.replaceAll(/\s+/g, ' ') };
}

const word = `(?:veg|non-?veg|${allergens.join('|')}|${Object.values(suitWords).join('|')}|\\d{1,4} ?kcal|per [^,()|:"]{1,40})`;
const bracket = `\\((${word}(?: ?, ?${word})*)\\)`;
const optionTail = new RegExp(`^(.*?) ?(?:${bracket} ?)?(?:\\+ ?₹? ?(\\d+(?:\\.\\d+)?) ?)?(?:${bracket})?$`, 'i');

/** What stands in the brackets of a choice. */
function readWords(brackets: string): Omit<OptionText, 'option_name' | 'price'> {
  const words = brackets.toLowerCase().split(/ ?, ?/);
  const energy = words.find((one) => one.endsWith('kcal') && !one.startsWith('per '));
  const serving = brackets.split(/ ?, ?/).find((one) => /^per /i.test(one));
  return {
    is_veg: words.some((one) => one.startsWith('non')) ? 0 : 1,
    allergens: allergens.filter((name) => words.includes(name)),
    suits: suitMarks.filter((mark) => words.includes(suitWords[mark])),
    calories: energy === undefined ? null : Number.parseInt(energy, 10),
    serving: serving === undefined ? null : serving.slice('per '.length).trim(),
  };
}

function readOption(piece: string, group: string): OptionText {
  if (piece === '') throw new TextFault(`“${group}”: there is nothing between two commas`);
  const { name, rest } = openPiece(piece);
  const [, before = '', markBefore, price, markBehind] = optionTail.exec(rest) ?? [];
  const option_name = name ?? before;
  if (name !== undefined && before !== '')
    throw new TextFault(`“${group}”: behind “${name}” write its price, like +20, and not “${before}”`);
  if (name === undefined) {
    if (before.includes(':'))
      throw new TextFault(`“${group}”: put | before the next group, or a name with a colon in quotes`);
    if (!/\p{L}/u.test(before) && /^[\d.]+$/.test(before))
      throw new TextFault(`“${group}”: write prices without commas, or put “${before}” in quotes if it is a name`);
    if (/\+/.test(before))
      throw new TextFault(`“${group}”: “${before}” has no price that can be read; write it like +20`);
    if (price === undefined && /[\s\-–−₹]\s?\d+(\.\d+)?$/.test(before))
      throw new TextFault(`“${group}”: the price of “${before}” begins with +, like +20`);
  }
  return { option_name, price: Number(price ?? 0), ...readWords([markBefore, markBehind].filter(Boolean).join(',')) };
}

interface Rule {
  kind?: GroupText['kind'];
  min_choices?: number;
  max_choices?: number;
}

function readRule(word: string): Rule | undefined {
  if (word === 'size') return { kind: 'size' };
  if (/^add-?ons?$/.test(word)) return { kind: 'addon' };
  const upTo = /^(?:choose )?up to (\d{1,4})$/.exec(word);
  if (upTo) return { min_choices: 0, max_choices: Number(upTo[1]) };
  const choose = /^choose (\d{1,4})(?: ?(?:-|–|to) ?(\d{1,4}))?$/.exec(word);
  return choose ? { min_choices: Number(choose[1]), max_choices: Number(choose[2] ?? choose[1]) } : undefined;
}

function readGroup(piece: string): GroupText {
  const [head = '', ...behind] = splitAt(piece, ':');
  if (head === '') throw new TextFault('A group has no name before its colon');
  if (behind.length === 0) throw new TextFault(`“${head.slice(0, 60)}” has no colon with its choices behind it`);
  const { name, rest } = openPiece(head);
  const [, before = '', words] = /^(.*?) ?\(([^()]*)\)$/.exec(rest) ?? [];
  const group_name = name ?? (words === undefined ? rest : before);
  const wanted = `Say how many choices of “${group_name}” are made: (choose 1), (choose 1-3) or (up to 3)`;
  if (words === undefined || (name !== undefined && before !== '')) throw new TextFault(wanted);
  const rules = words.split(',').map((word) => readRule(word.trim().toLowerCase()));
  const kind = rules.find((rule) => rule?.kind !== undefined)?.kind;
  const { min_choices, max_choices } = rules.find((rule) => rule?.min_choices !== undefined) ?? {};
  if (rules.includes(undefined) || min_choices === undefined || max_choices === undefined) throw new TextFault(wanted);
  const listed = piece.slice(piece.indexOf(':', head.length) + 1).trim();
  if (listed === '') throw new TextFault(`“${group_name}” has no choices behind its colon`);
  return {
    group_name,
    kind: kind ?? kindOfName(group_name),
    min_choices,
    max_choices,
    options: splitAt(listed, ',').map((option) => readOption(option, group_name)),
  };
}

/** Reads by `read`, or answers the sentence that says what is wrong. */
function readText<T>(read: () => T): { read: T } | { fault: string } {
  try {
    return { read: read() };
  } catch (error) {
    if (error instanceof TextFault) return { fault: error.message };
    throw error;
  }
}

/** The groups of choices that a cell names, or a sentence that says what is wrong; limits are judged elsewhere. */
export const readOptionText = (cell: string): { read: GroupText[] } | { fault: string } =>
  readText(() => (cell.trim() === '' ? [] : splitAt(cell.trim(), '|').map(readGroup)));

/** Names as the text of one cell, like `Breakfast | Lunch`; `readNames` gives them back. */
export const writeNames = (names: readonly string[]): string => names.map(writeName).join(' | ');

/** The names in a cell, or a sentence that says what is wrong. */
export const readNames = (cell: string): { read: string[] } | { fault: string } =>
  readText(() =>
    splitAt(cell.trim(), '|').flatMap((piece) => {
      if (piece === '') return [];
      const { name, rest } = openPiece(piece);
      if (name !== undefined && rest !== '') throw new TextFault(`Write | between “${name}” and “${rest}”`);
      return [name ?? rest];
    }),
  );

/** What a group and its choices are called in another language, in their order; '' where one has no such name. */
export interface GroupNames {
  group: string;
  options: readonly string[];
}

const writeOther = (name: string): string => (name === '' ? '' : writeName(name));

/** Names of groups and choices as the text of one cell, like `साइज़: हाफ़, फ़ुल | ऐड-ऑन: चीज़`; empty where there are none. */
export const writeChoiceNames = (groups: readonly GroupNames[]): string =>
  groups.every(({ group, options }) => group === '' && options.every((name) => name === ''))
    ? ''
    : groups
        .map(({ group, options }) => `${writeOther(group)}: ${options.map(writeOther).join(', ')}`)
        .join(' | ')
        .trim();

function readOther(piece: string): string {
  const { name, rest } = openPiece(piece);
  if (name !== undefined && rest !== '') throw new TextFault(`Behind “${name}” write a comma, and not “${rest}”`);
  return name ?? rest;
}

function readGroupNames(piece: string): GroupNames {
  const [head = '', listed, ...more] = splitAt(piece, ':');
  if (listed === undefined)
    throw new TextFault(`“${head.slice(0, 60)}” has no colon with the names of its choices behind it`);
  if (more.length > 0) throw new TextFault('Put | before the next group, or a name with a colon in quotes');
  return { group: readOther(head), options: splitAt(listed, ',').map(readOther) };
}

/** The names in such a cell, or a sentence that says what is wrong; which choices they are of is judged elsewhere. */
export const readChoiceNames = (cell: string): { read: GroupNames[] } | { fault: string } =>
  readText(() => (cell.trim() === '' ? [] : splitAt(cell.trim(), '|').map(readGroupNames)));
