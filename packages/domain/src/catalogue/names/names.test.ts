import { expect, test } from 'vitest';
import { nameFault } from './name-fault.ts';
import { nameIn } from './name-in.ts';
import { writtenNames } from './names.ts';

test.each([
  ['hi', 'पनीर टिक्का', true],
  ['hi', 'पनीर 65 (6 पीस)', true],
  ['hi', 'KFC वाला चिकन', true],
  ['hi', 'पिज़्ज़ा', true],
  ['hi', '', true],
  ['hi', 'Paneer Tikka', false],
  ['hi', 'ಪನೀರ್ ಟಿಕ್ಕಾ', false],
  ['hi', 'पनीर ಟಿಕ್ಕಾ', false],
  ['hi', '65', false],
  ['kn', 'ಪನೀರ್ ಟಿಕ್ಕಾ', true],
  ['kn', 'ಸ್ಯಾಂಡ್\u200Cವಿಚ್ & Fries', true],
  ['kn', 'पनीर टिक्का', false],
  ['kn', 'பன்னீர்', false],
] as const)('a %s name %j may be written: %s (names-2)', (language, name, isRight) =>
  expect(nameFault(language, name) === null).toBe(isRight),
);

test('a reader sees their own name where there is one, else the English one (names-3)', () => {
  const names = { hi: 'पनीर', kn: '' };
  expect((['hi', 'kn', 'en', 'en-XA'] as const).map((language) => nameIn('Paneer', names, language))).toEqual([
    'पनीर',
    ...Array.from({ length: 3 }, () => 'Paneer'),
  ]);
  expect(nameIn('Paneer', undefined, 'hi')).toBe('Paneer');
});

test('what is empty is not kept', () => {
  expect(writtenNames({ hi: 'पनीर', kn: '' })).toEqual({ hi: 'पनीर' });
  expect(writtenNames({})).toEqual({});
});
