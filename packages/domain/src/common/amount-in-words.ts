import { numberWords } from './number-words.ts';
import type { PrefixedLanguage } from './public-addresses.ts';

const ones = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

const below100 = (count: number): string[] =>
  count < 20 ? [ones[count] ?? ''] : [tens[Math.floor(count / 10)] ?? '', ones[count % 10] ?? ''];

const scales = [
  { size: 10_000_000, word: 'Crore' },
  { size: 100_000, word: 'Lakh' },
  { size: 1000, word: 'Thousand' },
  { size: 100, word: 'Hundred' },
];

function words(count: number): string[] {
  if (count < 100) return below100(count);
  const scale = scales.find(({ size }) => count >= size);
  if (!scale) return [];
  return [...words(Math.floor(count / scale.size)), scale.word, ...words(count % scale.size)];
}

const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Paise → 'Rupees One Lakh Twenty Thousand Five and Forty Paise Only', in Indian numbering; negative amounts begin with 'Minus'. */
export function amountInWords(paise: number): string {
  const [rupees, cents] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100];
  const whole = rupees === 0 ? 'Zero' : join(words(rupees));
  const and = cents === 0 ? '' : `and ${join(words(cents))} Paise`;
  return join([paise < 0 ? 'Minus' : '', rupees === 1 ? 'Rupee' : 'Rupees', whole, and, 'Only']);
}

interface Money {
  minus: string;
  /** What one rupee or paisa is called, then several. */
  rupee: readonly [string, string];
  paisa: readonly [string, string];
  and: string;
  only: string;
}

const money: Readonly<Record<PrefixedLanguage, Money>> = {
  hi: { minus: 'माइनस', rupee: ['रुपया', 'रुपये'], paisa: ['पैसा', 'पैसे'], and: 'और', only: 'मात्र' },
  kn: { minus: 'ಮೈನಸ್', rupee: ['ರೂಪಾಯಿ', 'ರೂಪಾಯಿ'], paisa: ['ಪೈಸೆ', 'ಪೈಸೆ'], and: 'ಮತ್ತು', only: 'ಮಾತ್ರ' },
};

/** Paise → 'एक लाख बीस हज़ार पाँच रुपये और चालीस पैसे मात्र', in Indian numbering; what is below nothing begins with its word for minus. */
export function amountInWordsOf(language: PrefixedLanguage, paise: number): string {
  const { minus, rupee, paisa, and, only } = money[language];
  const say = numberWords[language];
  const named = (count: number, [one, several]: readonly [string, string]) =>
    `${say(count)} ${count === 1 ? one : several}`;
  const [rupees, left] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100];
  return join([paise < 0 ? minus : '', named(rupees, rupee), left === 0 ? '' : `${and} ${named(left, paisa)}`, only]);
}
