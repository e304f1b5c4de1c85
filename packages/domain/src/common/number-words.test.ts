import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWordsOf } from './amount-in-words.ts';
import { numberWords } from './number-words.ts';

const languages = ['hi', 'kn'] as const;
const most = 999_999_999_999;
const words = (text: string) => text.split(' ');

test.each([
  [0, 'शून्य रुपये मात्र', 'ಸೊನ್ನೆ ರೂಪಾಯಿ ಮಾತ್ರ'],
  [1, 'शून्य रुपये और एक पैसा मात्र', 'ಸೊನ್ನೆ ರೂಪಾಯಿ ಮತ್ತು ಒಂದು ಪೈಸೆ ಮಾತ್ರ'],
  [100, 'एक रुपया मात्र', 'ಒಂದು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [4250, 'बयालीस रुपये और पचास पैसे मात्र', 'ನಲವತ್ತೆರಡು ರೂಪಾಯಿ ಮತ್ತು ಐವತ್ತು ಪೈಸೆ ಮಾತ್ರ'],
  [10_000, 'एक सौ रुपये मात्र', 'ನೂರು ರೂಪಾಯಿ ಮಾತ್ರ'],
  [99_190, 'नौ सौ इक्यानवे रुपये और नब्बे पैसे मात्र', 'ಒಂಬೈನೂರ ತೊಂಬತ್ತೊಂದು ರೂಪಾಯಿ ಮತ್ತು ತೊಂಬತ್ತು ಪೈಸೆ ಮಾತ್ರ'],
  [100_000, 'एक हज़ार रुपये मात्र', 'ಒಂದು ಸಾವಿರ ರೂಪಾಯಿ ಮಾತ್ರ'],
  [
    12_345_678,
    'एक लाख तेईस हज़ार चार सौ छप्पन रुपये और अठहत्तर पैसे मात्र',
    'ಒಂದು ಲಕ್ಷದ ಇಪ್ಪತ್ತಮೂರು ಸಾವಿರದ ನಾನೂರ ಐವತ್ತಾರು ರೂಪಾಯಿ ಮತ್ತು ಎಪ್ಪತ್ತೆಂಟು ಪೈಸೆ ಮಾತ್ರ',
  ],
  [1_000_000_000, 'एक करोड़ रुपये मात्र', 'ಒಂದು ಕೋಟಿ ರೂಪಾಯಿ ಮಾತ್ರ'],
  [
    123_456_789_000,
    'एक सौ तेईस करोड़ पैंतालीस लाख सड़सठ हज़ार आठ सौ नब्बे रुपये मात्र',
    'ನೂರ ಇಪ್ಪತ್ತಮೂರು ಕೋಟಿಯ ನಲವತ್ತೈದು ಲಕ್ಷದ ಅರವತ್ತೇಳು ಸಾವಿರದ ಎಂಟುನೂರ ತೊಂಬತ್ತು ರೂಪಾಯಿ ಮಾತ್ರ',
  ],
  [-200, 'माइनस दो रुपये मात्र', 'ಮೈನಸ್ ಎರಡು ರೂಪಾಯಿ ಮಾತ್ರ'],
])('%i paise are said in Hindi and Kannada (documents-12)', (paise, hi, kn) => {
  expect([amountInWordsOf('hi', paise), amountInWordsOf('kn', paise)]).toEqual([hi, kn]);
});

test.each(languages)('no two numbers below a thousand are said alike in %s (documents-12)', (language) => {
  const all = Array.from({ length: 1000 }, (_none, count) => numberWords[language](count));
  expect(new Set(all).size).toBe(1000);
});

const scales = {
  hi: { करोड़: 10_000_000, लाख: 100_000, हज़ार: 1000, सौ: 100 },
  kn: { ಕೋಟಿ: 10_000_000, ಕೋಟಿಯ: 10_000_000, ಲಕ್ಷ: 100_000, ಲಕ್ಷದ: 100_000, ಸಾವಿರ: 1000, ಸಾವಿರದ: 1000 },
} as const;

/** Reads words back: of a number that may count crores, what stands before a scale is multiplied by it. */
function read(text: string, language: (typeof languages)[number]): number {
  const known = new Map<string, number>(
    Array.from({ length: 100 }, (_none, count) => [numberWords[language](count), count]),
  );
  // The hundreds of Kannada are words of their own, which lose their last vowel before more.
  for (let hundreds = 1; language === 'kn' && hundreds < 10; hundreds++) {
    const alone = numberWords.kn(hundreds * 100);
    for (const word of [alone, alone.slice(0, -1)]) known.set(word, hundreds * 100);
  }
  const sizes = new Map<string, number>(Object.entries(scales[language]));
  const value = (list: readonly string[]): number => {
    const at = list.reduce((best, word, place) => {
      const [size, before] = [sizes.get(word) ?? 0, sizes.get(list[best] ?? '') ?? 0];
      return size > 0 && size >= before ? place : best;
    }, -1);
    const size = sizes.get(list[at] ?? '');
    if (size !== undefined) return value(list.slice(0, at)) * size + value(list.slice(at + 1));
    return list.reduce((sum, word) => sum + (known.get(word) ?? Number.NaN), 0);
  };
  return value(words(text));
}

test.each(languages)(
  'what any amount is called in %s is that amount when it is read back (documents-12)',
  (language) => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: most })), (count) => {
        const said = numberWords[language](count);
        expect(read(said, language)).toBe(count);
        expect(said).not.toMatch(/[a-z\d]|undefined| {2}|^ | $/i);
      }),
      { numRuns: 3000 },
    );
  },
);

test.each(languages)(
  'the words of Indian numbering come largest first in %s, each at most once below a lakh of crores',
  (language) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (count) => {
        const sizes = new Map<string, number>(Object.entries(scales[language]));
        const found = words(numberWords[language](count)).flatMap((word) => sizes.get(word) ?? []);
        expect(found).toEqual(found.toSorted((one, other) => other - one));
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  },
);
