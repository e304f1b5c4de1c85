import type { ListedDish } from '@tawa/contract/catalogue/menu';
import { addToCart, listCart } from '@tawa/contract/ordering/cart';
import { listOftenWith } from '@tawa/contract/ordering/orders.often';
import { noDiet } from '@tawa/domain/accounts/diet';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { keepDiet } from '#lib/diet/keep-diet.ts';
import { cartEntry } from '#testing/cart-entry.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { OftenWith } from './often-with.tsx';

const dish = (part: Partial<ListedDish>): ListedDish => ({
  menu_id: 21,
  restaurant_id: 7,
  restaurant_name: 'Dum & Handi',
  city_id: 1,
  dish_name: 'Butter Naan',
  dish_img: null,
  category: 'Bread',
  is_veg: 1,
  preparation_time: 8,
  description: '',
  price: 49,
  discounted_price: null,
  discount: 0,
  num_of_order: 3,
  average_rating: 0,
  rating_count: 0,
  isactive: 1,
  availability: 'available',
  back_at: null,
  has_options: false,
  contains_egg: 0,
  allergens: [],
  suits: [],
  is_open: true,
  next_open_at: null,
  ...part,
});
const readsCart = `${listCart.method} ${listCart.path}`;
const naan = dish({});
const raita = dish({ menu_id: 22, dish_name: 'Boondi Raita', allergens: ['milk'] });

/** A cart that another dish comes into. */
function Cart({ first, then, other = 7 }: { first: number[]; then: number[]; other?: number }) {
  const [isThen, setThen] = useState(false);
  const id = isThen ? other : 7;
  return (
    <>
      <button type="button" onClick={() => setThen(true)}>
        Then
      </button>
      <OftenWith key={id} restaurantId={id} menuIds={isThen ? then : first} className="" />
    </>
  );
}

afterEach(() => act(() => keepDiet(null)));

test('what is often ordered together is asked for once: what was added stays where it stood (often-1)', async () => {
  signIn('user');
  const api = fakeApi();
  api.answer(listOftenWith, { status: 200, body: [naan, raita] });
  api.answer(listCart, { status: 200, body: [] });
  api.answer(addToCart, { status: 200, body: { message: 'Added', cart_id: 5, quantity: 1 } });
  const { user } = render(<Cart first={[11, 11]} then={[11, 21]} />);
  await screen.findByText('Often ordered together');
  // The cart is empty until something is added, so it is read before it is another one.
  await waitFor(() => expect(api.calls.some(({ endpoint }) => endpoint === readsCart)).toBe(true));
  api.answer(listCart, { status: 200, body: [cartEntry({ menu_id: 21, dish_name: 'Butter Naan' })] });
  await user.click(await screen.findByRole('button', { name: 'Add Butter Naan' }));
  await waitFor(() => expect(api.calls.some(({ endpoint }) => endpoint === 'POST /cart/addtocart')).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Then' }));
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
    'Butter Naan',
    'Boondi Raita',
  ]);
  const asked = api.calls.filter(({ endpoint }) => endpoint === 'GET /restaurant/:id/often-with');
  expect(asked.map(({ parts }) => parts)).toMatchObject([{ query: { dishes: '11' } }]);
});

test('what somebody does not eat is not offered, and where nothing is left nothing stands (often-1)', async () => {
  const api = fakeApi();
  api.answer(listOftenWith, { status: 200, body: [naan, raita] });
  await act(() => keepDiet({ profile: { ...noDiet, allergens: ['milk'] }, owner: null }));
  const { user } = render(<Cart first={[11]} then={[11]} other={8} />);
  expect(await screen.findByText('Butter Naan')).toBeTruthy();
  expect(screen.queryByText('Boondi Raita')).toBeNull();
  api.answer(listOftenWith, { status: 200, body: [raita] });
  await user.click(screen.getByRole('button', { name: 'Then' }));
  await waitFor(() => expect(screen.queryByText('Often ordered together')).toBeNull());
});
