import { answer } from '@tawa/contract/common/endpoint';
import {
  deliverByRider,
  readRiderPage,
  reportUndelivered,
  type RiderOrder,
  type RiderStop,
} from '@tawa/contract/ordering/riders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { RiderPage } from './rider-page.tsx';

vi.setConfig({ testTimeout: 20_000 });

const at = '2026-06-15T13:00:00.000Z';
const places = [
  { order_number: 'FD-AAA111', first_name: 'Asha', where: '14, 3rd Cross', cash_due: 300 },
  { order_number: 'FD-BBB222', first_name: 'Ravi', where: '8 Church Street', cash_due: null },
  { order_number: 'FD-CCC333', first_name: 'Meera', where: '2 Lake Road', cash_due: 120 },
];

/** A server with a round whose stops end as they are delivered. */
function fakeRound(count: number) {
  const api = fakeApi();
  const states: RiderStop['state'][] = places.slice(0, count).map(() => 'open');
  const stops = () =>
    places.slice(0, count).map((place, index): RiderStop => {
      const state = states[index] ?? 'open';
      const isOpen = state === 'open' || state === 'undelivered';
      return {
        ...place,
        stop: index + 1,
        state,
        promised_to: at,
        ...(!isOpen && { where: null, cash_due: null }),
      };
    });
  const page = (shown: RiderStop): RiderOrder => ({
    order_number: shown.order_number,
    status: 'out_for_delivery',
    restaurant_name: 'Dum & Handi',
    restaurant_phone: null,
    first_name: shown.first_name,
    phone: '9876543210',
    address: { label: 'Home', lines: [shown.where ?? '', 'Bengaluru 560038'], lat: null, lng: null },
    items: [{ name: `Biryani of ${shown.first_name}`, quantity: 1, options: [], note: '' }],
    bags: shown.stop === 2 ? 3 : null,
    instructions: '',
    cash_due: shown.cash_due,
    takes_code: shown.cash_due !== null,
    change_for: null,
    promised_to: at,
    tries_left: 3,
    undelivered: shown.state === 'undelivered' ? 'Nobody opens or answers' : null,
    expires_at: at,
    stop: shown.stop,
    stops: stops(),
  });
  const ended = refusal('not_found', 'This link has ended.');
  const end = () => api.refuse(readRiderPage, ended);
  api.answer(readRiderPage, ({ body }) => {
    const wanted = readRiderPage.body.parse(body).stop;
    const open = stops().filter(({ state }) => state === 'open' || state === 'undelivered');
    const next = open.find(({ stop }) => stop === wanted) ?? open.find(({ state }) => state === 'open') ?? open[0];
    if (!next) throw new Error('The page asks for a round that is over');
    return answer(200, page(next));
  });
  api.answer(deliverByRider, ({ body }) => {
    states[(deliverByRider.body.parse(body).stop ?? 1) - 1] = 'done';
    return answer(200, { status: 'delivered' });
  });
  api.answer(reportUndelivered, ({ body }) => {
    states[(reportUndelivered.body.parse(body).stop ?? 1) - 1] = 'undelivered';
    return answer(200, { status: 'out_for_delivery' });
  });
  const sent = (path: string) =>
    api.calls.filter(({ endpoint }) => endpoint.endsWith(path)).map(({ parts }) => parts.body);
  return { api, end, sent, ended };
}

const token = 'a'.repeat(43);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const codeBoxes = () => screen.getByRole('textbox', { name: /code/ });
const round = () => within(screen.getByRole('heading', { name: 'Your round' }).closest('section') ?? document.body);

test('a link of one order shows that order and speaks of no round', async () => {
  const { sent } = fakeRound(1);
  const { user } = render(<RiderPage token={token} />);
  await heading('A111');
  expect(screen.queryByText(/Stop 1/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Your round' })).toBeNull();
  await user.type(codeBoxes(), '4711');
  await heading('Handed over');
  expect(sent('/riders/delivered')).toEqual([{ token, stop: 1, code: '4711' }]);
});

test('the next stop is shown whole with its own cash, the others short, and each is handed over by its own code (riders-7)', async () => {
  const { sent } = fakeRound(3);
  const { user } = render(<RiderPage token={token} />);
  await heading('A111');
  expect(screen.getByText('Stop 1 of 3')).toBeTruthy();
  expect(screen.getByText(/Take ₹300/)).toBeTruthy();
  expect(screen.getByText('Biryani of Asha', { exact: false })).toBeTruthy();
  expect(round().getByText('8 Church Street')).toBeTruthy();
  expect(screen.queryByText('Biryani of Ravi', { exact: false })).toBeNull();

  await user.type(codeBoxes(), '1111');
  const next = await heading('B222');
  expect(document.activeElement).toBe(next);
  expect(screen.getByText('3 bags, each with a name on it')).toBeTruthy();
  expect(codeBoxes()).toHaveProperty('value', '');
  expect(screen.getByText(/Take no money/)).toBeTruthy();
  expect(screen.queryByText('14, 3rd Cross')).toBeNull();
  expect(round().getByText(/Delivered/)).toBeTruthy();
  expect(round().queryByRole('button', { name: /stop 1/ })).toBeNull();

  await user.type(codeBoxes(), '2222');
  await heading('C333');
  await user.type(codeBoxes(), '3333');
  await heading('All handed over');
  const codes = ['1111', '2222', '3333'].map((code, index) => ({ token, stop: index + 1, code }));
  expect(sent('/riders/delivered')).toEqual(codes);
});

test('a press opens another stop, and after it the round goes on where it was (riders-7)', async () => {
  const { sent } = fakeRound(3);
  const { user } = render(<RiderPage token={token} />);
  await heading('A111');
  await user.click(screen.getByRole('button', { name: 'Open stop 3, Meera' }));
  await heading('C333');
  await user.type(codeBoxes(), '3333');
  await heading('A111');
  expect(sent('/riders/delivered')).toEqual([{ token, stop: 3, code: '3333' }]);
});

test('what could not be delivered is told, and the next stop comes first (riders-7)', async () => {
  const { sent } = fakeRound(2);
  const { user } = render(<RiderPage token={token} />);
  await heading('A111');
  await user.click(screen.getByRole('button', { name: 'Could not deliver' }));
  await user.click(screen.getByRole('button', { name: 'Tell the kitchen' }));
  await heading('B222');
  expect(sent('/riders/undelivered')).toEqual([{ token, stop: 1, reason: 'NOBODY_THERE', note: '' }]);
  expect(round().getByText(/Not delivered yet/)).toBeTruthy();
  await user.type(codeBoxes(), '2222');
  await heading('A111');
  expect(screen.getByText(/The kitchen knows/)).toBeTruthy();
});

test('a link that the kitchen took back says so, whatever was typed (riders-7)', async () => {
  const { api, end, ended } = fakeRound(2);
  const { user } = render(<RiderPage token={token} />);
  await heading('A111');
  api.refuse(deliverByRider, ended);
  end();
  await user.type(codeBoxes(), '1111');
  await heading('This link has ended');
  await waitFor(() => expect(screen.queryByText('8 Church Street')).toBeNull());
});
