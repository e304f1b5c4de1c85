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
