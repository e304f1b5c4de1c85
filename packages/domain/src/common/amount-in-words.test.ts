import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, 'Rupees Zero Only'],
  [1, 'Rupees Zero and One Paise Only'],
  [100, 'Rupee One Only'],
  [1900, 'Rupees Nineteen Only'],
  [2010, 'Rupees Twenty and Ten Paise Only'],
  [10_000, 'Rupees One Hundred Only'],
  [99_999, 'Rupees Nine Hundred Ninety Nine and Ninety Nine Paise Only'],
  [100_000, 'Rupees One Thousand Only'],
  [12_345_678, 'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Seventy Eight Paise Only'],
  [10_000_000, 'Rupees One Lakh Only'],
  [1_000_000_000, 'Rupees One Crore Only'],
  [
    123_456_789_000,
    'Rupees One Hundred Twenty Three Crore Forty Five Lakh Sixty Seven Thousand Eight Hundred Ninety Only',
  ],
  [-4250, 'Minus Rupees Forty Two and Fifty Paise Only'],
])('%i paise are "%s"', (paise, text) => {
  expect(amountInWords(paise)).toBe(text);
});
