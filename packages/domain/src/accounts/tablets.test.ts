import { expect, test } from 'vitest';
import { isGuessablePin, pinForm } from './tablets.ts';

test.each(['0000', '1111', '1234', '4321', '123456', '987654', '1212', '121212', '123123', '55555'])(
  '%s is guessed first (tablets-3)',
  (pin) => {
    expect(pinForm.test(pin)).toBe(true);
    expect(isGuessablePin(pin)).toBe(true);
  },
);

test.each(['4826', '1357', '90210', '770413', '1224'])('%s may be a PIN', (pin) => {
  expect(isGuessablePin(pin)).toBe(false);
});

test.each(['', '123', '1234567', '12a4', ' 1234', '١٢٣٤', '12345\n'])('%j is no PIN', (pin) => {
  expect(pinForm.test(pin)).toBe(false);
});
