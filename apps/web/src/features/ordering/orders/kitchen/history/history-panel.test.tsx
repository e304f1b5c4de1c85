import { answer } from '@tawa/contract/common/endpoint';
import { getKitchenOrder, type KitchenOrderDetail } from '@tawa/contract/ordering/orders.history';
import { noOrderRequests } from '@tawa/contract/ordering/orders.requests';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageContext } from '#lib/i18n/language.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { inMinutes } from '#testing/order-samples.ts';
import { render } from '#testing/render.tsx';
import { HistoryPanel } from './history-panel.tsx';

const line = { quantity: 1, options: [], note: '', amount: 120, shortage: null };
const order: KitchenOrderDetail = {
  order_number: 'FD-7K3M9Q',
  status: 'delivered',
  fulfilment: 'delivery',
  placed_at: inMinutes(-60),
  accepted_at: inMinutes(-59),
  ready_at: inMinutes(-30),
  dispatched_at: null,
  closed_at: inMinutes(-5),
  scheduled_for: null,
  promised_to: inMinutes(-5),
  late_at: null,
  customer_name: 'Asha',
  phone_last4: '3210',
  table: null,
  ...noOrderRequests,
  payment_method: 'cod',
  payment_status: 'paid',
  restaurant: { restaurant_name: 'Dum & Handi', full_address: null, fssai_number: null, gstin: null },
  items: [
    { ...line, order_item_id: 1, name: 'Garlic Naan', names: { hi: 'लहसुन नान' } },
    { ...line, order_item_id: 2, name: 'Roti', names: { hi: 'रोटी' }, instead_of: 1 },
    { ...line, order_item_id: 3, name: 'Kulcha', instead_of: 2 },
  ],
  charges: [],
  total: 120,
  removed_total: 0,
  refunded: 0,
  events: [],
};

test('the history of an order names what came instead in the kitchen’s language, in English where it has no other name (names-8)', async () => {
  fakeApi().answer(getKitchenOrder, answer(200, order));
  render(
    <LanguageContext value="hi">
      <HistoryPanel orderNumber="FD-7K3M9Q" />
    </LanguageContext>,
  );
  expect(await screen.findByText(/1 × रोटी/)).toBeTruthy();
  expect(screen.getByText(/1 × Kulcha/)).toBeTruthy();
  expect(screen.queryByText(/Roti/)).toBeNull();
});
