import { passwordWords } from './common-password-words.ts';

const tails = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '01',
  '007',
  '007!',
  '786',
  '@123',
  '@1234',
  '#123',
  '!',
  '1!',
];
const keyboardRows = [
  '1234567890',
  '0987654321',
  '0123456789',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnop',
];
const walks =
  '1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qazwsxedc q1w2e3r4 q1w2e3r4t5 zaq12wsx qwe123 qweasd qweasdzxc asd123 abc123 a1b2c3 a1b2c3d4 a123456 a12345678 123qwe 123abc 123123 123321 1234qwer 112233 121212 131313 123654 147258 147258369 159357 159753 696969 789456 789456123 987654 246810 102030 101010 12341234 19841984 11223344 5201314 7777777 88888888';

const startsOf = (row: string) => Array.from({ length: row.length - 5 }, (_, index) => row.slice(0, index + 6));
const repeats = Array.from('0123456789abcdefghijklmnopqrstuvwxyz').flatMap((one) =>
  [6, 7, 8, 9, 10].map((count) => one.repeat(count)),
);
const years = Array.from({ length: 81 }, (_, index) => String(1950 + index));

let known: Set<string> | undefined;

function allCommon(): Set<string> {
  const built = passwordWords.flatMap((word) => [...tails, '2023', '2024', '2025', '2026'].map((tail) => word + tail));
  const twice = [...passwordWords, ...years].map((word) => word + word);
  return new Set([...built, ...twice, ...keyboardRows.flatMap(startsOf), ...walks.split(' '), ...repeats]);
}

/** Whether a password is among the commonest, however its letters are cased. */
export function isCommonPassword(password: string): boolean {
  known ??= allCommon();
  return known.has(password.toLowerCase());
}
