import { listCart } from '@tawa/contract/ordering/cart';
import { getQuote } from '@tawa/contract/ordering/checkout';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cartEntry } from '../../testing/cart-entry.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { quote } from '../../testing/quote.ts';
import { render } from '../../testing/render.tsx';
import { signIn } from '../../testing/tokens.ts';
import { Screen } from './cart.tsx';

const closed = { code: 'RESTAURANT_UNAVAILABLE', message: 'Dum & Handi is closed at the moment.' } as const;

function open(next_slots: string[]) {
  signIn('user');
  const api = fakeApi();
  api.answer(listCart, { status: 200, body: [cartEntry()] });
  api.answer(getQuote, { status: 200, body: quote({ blocking: [{ ...closed, next_slots }] }) });
  render(<Screen />);
}

test('a closed kitchen with times to come leads to the checkout, where one is chosen (restaurants-7)', async () => {
  open(['2026-11-21T16:00:00.000Z']);
  expect(await screen.findByText('Dum & Handi is closed at the moment.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Go to checkout/ }).getAttribute('href')).toBe('/checkout');
});

test('a kitchen that is switched off stops the checkout, says why and where to go instead (restaurants-7)', async () => {
  open([]);
  expect(await screen.findByText('Dum & Handi is closed at the moment.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go to checkout' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'See other restaurants' }).getAttribute('href')).toBe('/restaurants');
});
