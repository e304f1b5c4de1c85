import { listCart } from '@tawa/contract/ordering/cart';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { endSession, getSession } from '#lib/session/session.ts';
import { cartEntry } from '#testing/cart-entry.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { cartQuery } from './cart.queries.ts';

function Cart({ userid }: { userid: number }) {
  const { data, isError } = useQuery({ ...cartQuery(userid), retry: false });
  return <p>{isError ? 'not read' : data?.map(({ dish_name }) => dish_name).join(' ')}</p>;
}

async function seen(): Promise<number> {
  signIn('user');
  const userid = getSession()?.userId ?? 0;
  fakeApi().answer(listCart, { status: 200, body: [cartEntry()] });
  const { unmount } = render(<Cart userid={userid} />);
  await screen.findByText('Palak Paneer');
  unmount();
  return userid;
}

test('without a line the cart is what this device saw last, for its owner alone, and gone with the logout (cart-7)', async () => {
  const userid = await seen();
  // Nothing answers any more.
  fakeApi();
  const own = render(<Cart userid={userid} />);
  expect(await screen.findByText('Palak Paneer')).toBeTruthy();
  own.unmount();
  const other = render(<Cart userid={userid + 1} />);
  expect(await screen.findByText('not read')).toBeTruthy();
  other.unmount();
  endSession();
  render(<Cart userid={userid} />);
  expect(await screen.findByText('not read')).toBeTruthy();
});

test('a server that refuses is believed, whatever is kept', async () => {
  const userid = await seen();
  fakeApi().refuse(listCart, refusal('internal', ''));
  render(<Cart userid={userid} />);
  expect(await screen.findByText('not read')).toBeTruthy();
});
