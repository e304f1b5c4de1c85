import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { AddressDialog } from './address-form.tsx';

const nothing = () => undefined;

/** A form that is open before the account was read. */
function Late() {
  const [phone, setPhone] = useState<string>();
  return (
    <>
      <AddressDialog cities={[]} cityId={1} phone={phone} onSaved={nothing} onClose={nothing} />
      <input aria-label="Reads the account" onChange={() => setPhone('9845123456')} />
    </>
  );
}

// No key: the sheet takes the focus to itself when it is there, maybe between a click outside and the key.
const readAccount = () => fireEvent.change(screen.getByLabelText('Reads the account'), { target: { value: '1' } });

test('a phone that comes after the form was opened stands in it, and takes the place of nothing typed (checkout-17)', async () => {
  fakeApi().answer(listActiveCities, { status: 200, body: [] });
  const first = render(<Late />);
  expect(await screen.findByLabelText('Phone')).toHaveProperty('value', '');
  readAccount();
  expect(await screen.findByText('Rider calls 98451 23456')).toBeTruthy();
  await first.user.click(screen.getByRole('button', { name: 'Change phone' }));
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '9845123456');
  first.unmount();
  const second = render(<Late />);
  await second.user.type(await screen.findByLabelText('Phone'), '98');
  readAccount();
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '98');
});
