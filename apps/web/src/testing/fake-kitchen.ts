import { answer } from '@tawa/contract/common/endpoint';
import {
  getKitchenStatus,
  listKitchenOrders,
  moveKitchenOrders,
  type KitchenOrder,
  type KitchenStatus,
} from '@tawa/contract/ordering/orders.kitchen';
import { getAlerts } from '@tawa/contract/catalogue/restaurants.settings';
import { moveOrder } from '@tawa/contract/ordering/orders';
import { fakeApi } from './fake-api.ts';

/** A kitchen that takes orders and has none. */
export const kitchenStatus: KitchenStatus = {
  restaurant_id: 7,
  restaurant_name: 'Dum & Handi',
  logo: null,
  lifecycle: 'active',
  switch: 'online',
  switch_until: null,
  switch_since: null,
  missed_orders: [],
  busy_minutes: 10,
  prep_minutes: 20,
  status: 'online',
  reason: null,
  next_open_at: null,
  closes_at: null,
  open_orders: 0,
};

/** A kitchen whose orders a test can change; every move is done at once unless the test answers otherwise. */
export function fakeKitchen(...orders: KitchenOrder[]) {
  const api = fakeApi();
  const board = { orders };
  const counts = () => ({ board: board.orders.length, upcoming: 0, done: 0 });
  api.answer(getKitchenStatus, { status: 200, body: kitchenStatus });
  api.answer(getAlerts, { status: 200, body: { bell: 'chime', printer_mm: 80 } });
  const server_time = () => new Date().toISOString();
  api.answer(listKitchenOrders, () =>
    answer(200, { orders: board.orders, counts: counts(), total_pages: 1, server_time: server_time() }),
  );
  api.answer(moveOrder, ({ params, body }) => {
    const sent = moveOrder.body.parse(body);
    const order_number = String(params?.order_number);
    const moved = { status: sent.to, version: sent.version + 1 };
    board.orders = board.orders.map((each) => (each.order_number === order_number ? { ...each, ...moved } : each));
    return answer(200, { order_number, ...moved });
  });
  api.answer(moveKitchenOrders, ({ body }) => {
    const sent = moveKitchenOrders.body.parse(body);
    const numbers = new Set(sent.orders.map(({ order_number }) => order_number));
    board.orders = board.orders.map((each) =>
      numbers.has(each.order_number) ? { ...each, status: sent.to, version: each.version + 1 } : each,
    );
    return answer(200, { orders: [...numbers].map((order_number) => ({ order_number, refused: null })) });
  });
  const moves = () => api.calls.filter(({ endpoint }) => endpoint.startsWith('PATCH')).map(({ parts }) => parts.body);
  const pause = () => api.answer(getKitchenStatus, { status: 200, body: { ...kitchenStatus, switch: 'paused' } });
  return { api, board, moves, pause };
}
