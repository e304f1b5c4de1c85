import { expect, test } from 'vitest';
import { hasIndianScript, latinSpellings, splitsOf } from './latin.ts';

test.each([
  ['पनीर', 'paneer'],
  ['बिरयानी', 'biryani'],
  ['डोसा', 'dosa'],
  ['इडली', 'idli'],
  ['समोसा', 'samosa'],
  ['रसगुल्ला', 'rasgulla'],
  ['मखनी', 'makhani'],
  ['पूरी', 'poori'],
  ['वड़ा', 'vada'],
  ['पकौड़ा', 'pakaura'],
  ['पिज़्ज़ा', 'pizza'],
  ['कॉफ़ी', 'kofi'],
  ['चाँदनी', 'chandni'],
  ['अंडा', 'anda'],
  ['चंपारण', 'champaran'],
  ['सैंडविच', 'saindwich'],
  ['मंचूरियन', 'manchurian'],
  ['ಇಡ್ಲಿ', 'idli'],
  ['ದೋಸೆ', 'dose'],
  ['ದೋಸೆ', 'dosa'],
  ['ಬಿರಿಯಾನಿ', 'biriyani'],
  ['ಪಿಜ್ಜಾ', 'pizza'],
  ['ಚಿಕನ್', 'chikan'],
  ['ಉತ್ತಪ್ಪ', 'uttappa'],
  ['ಸಾಂಬಾರ್', 'sambar'],
  ['ರಸಂ', 'rasam'],
  ['ಜಾಮೂನು', 'jamun'],
  ['ಸ್ಯಾಂಡ್\u200Cವಿಚ್', 'sandwich'],
  ['ಆ್ಯಪಲ್', 'apal'],
])('%s may be spelled %s (names-1)', (word, spelling) => expect(latinSpellings(word)).toContain(spelling));

test.each(['', 'paneer', '🍛', '\u094D', '\u093C', '\u0902', '\u0CCD', '१२३'])(
  '%j has no letters to spell (names-1)',
  (word) => expect(latinSpellings(word)).toEqual([]),
);

test.each(['क्', 'ि', 'ab क', 'प🍛नीर', 'ಪनी', '\uD800क', 'क'.repeat(5000), 'ि'.repeat(5000)])(
  'whatever is typed is read in a moment and in plain letters (names-1)',
  (word) => {
    const spellings = latinSpellings(word);
    expect(spellings.length).toBeLessThanOrEqual(8);
    expect(spellings.join('')).toMatch(/^[a-z]*$/);
    expect(spellings.every(({ length }) => length < 200)).toBe(true);
    expect(splitsOf(word).length).toBeLessThanOrEqual(40);
  },
);

test('a word that was written as one is parted before a letter, the middle first (names-1)', () => {
  expect(splitsOf('दालमखनी')).toContainEqual(['दाल', 'मखनी']);
  expect(splitsOf('ಬಟರ್ಚಿಕನ್')[0]).toEqual(['ಬಟರ್', 'ಚಿಕನ್']);
  expect(splitsOf('चाय')).toEqual([]);
  expect(splitsOf('dal')).toEqual([]);
});

test('a text has Indian letters or not', () => {
  expect(['paneer', '₹200 🍛', 'பனீர்'].map(hasIndianScript)).toEqual([false, false, false]);
  expect(['पनीर', 'ಪನೀರ್', 'paneer टिक्का'].map(hasIndianScript)).toEqual([true, true, true]);
});
