import { expect, test } from 'vitest';
import { foodWords } from './food-words.ts';
import { nameFault } from './name-fault.ts';
import { suggestName } from './suggest.ts';

test.each([
  ['Paneer Tikka', 'पनीर टिक्का', 'ಪನೀರ್ ಟಿಕ್ಕಾ'],
  ['Masala Dosa', 'मसाला डोसा', 'ಮಸಾಲೆ ದೋಸೆ'],
  ['GULAB JAMUN (2 pc)', 'गुलाब जामुन (2 पीस)', 'ಗುಲಾಬ್ ಜಾಮೂನು (2 ಪೀಸ್)'],
  ['Bisi Bele Bath', 'बिसी बेले भात', 'ಬಿಸಿಬೇಳೆ ಬಾತ್'],
  ['Chicken 65', 'चिकन 65', 'ಚಿಕನ್ 65'],
  ['Late Night', 'देर रात', 'ತಡರಾತ್ರಿ'],
])('%s is suggested as %s and %s (names-2)', (english, hi, kn) => {
  expect([suggestName(english, 'hi'), suggestName(english, 'kn')]).toEqual([hi, kn]);
});

test.each(['Galouti Kebab', '65', '', '  ', 'constructor', '🍛 (2)'])(
  'nothing is made up for %j (names-2)',
  (english) => expect([suggestName(english, 'hi'), suggestName(english, 'kn')]).toEqual([null, null]),
);

test('every word that is known may be written as a name, and stands in the list once', () => {
  const lines = foodWords
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
  expect(new Set(lines.map(([english]) => english)).size).toBe(lines.length);
  for (const [english = '', hi = '', kn = '', ...more] of lines)
    expect([english, nameFault('hi', hi), nameFault('kn', kn), hi !== '' && kn !== '', more]).toEqual([
      english,
      null,
      null,
      true,
      [],
    ]);
});
