import { expect, test } from 'vitest';
import { loginNameOf } from './login-names.ts';

test.each([
  [' Asha@Example.IN ', 'asha@example.in'],
  ['Asha.Rao', 'asha.rao'],
  ['9845012345', '9845012345'],
  ['+91 98450-12345', '9845012345'],
  ['919845012345', '9845012345'],
  ['098450 12345', '9845012345'],
  ['(98450) 12345', '9845012345'],
  // No phone: nothing is taken off.
  ['0123456789', '0123456789'],
  ['91984501', '91984501'],
  ['asha-9845012345', 'asha-9845012345'],
])('%o opens the account of %o (auth-14)', (typed, name) => {
  expect(loginNameOf(typed)).toBe(name);
});
