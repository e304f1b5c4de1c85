import { answer } from '@tawa/contract/common/endpoint';
import { getKitchenOrder, type KitchenOrderDetail } from '@tawa/contract/ordering/orders.history';
import {
  claimSlip,
  copySlip,
  getPrinting,
  noteSlipPrinted,
  type PrintSlip,
  releaseSlip,
  savePrintingDevice,
} from '@tawa/contract/ordering/orders.printing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { printSlip } from '#testing/order-samples.ts';
import { render } from '#testing/render.tsx';
import { Screen } from './printing.tsx';

const device_id = '6f1c1f0e-6b1f-4a39-9a52-0a8b7d6c5e4f';
const printed: string[] = [];

beforeEach(() => {
  window.localStorage.clear();
  printed.length = 0;
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push([...document.querySelectorAll('.font-mono')].map((paper) => paper.textContent).at(-1) ?? '');
    setTimeout(() => window.dispatchEvent(new Event('afterprint')));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'usb');
});

const printerOf = (change = {}) => ({
  printer_id: 'first',
  printer_name: 'Kitchen',
  width: 80,
  way: 'browser',
  stations: null,
  usb: null,
  ...change,
});
const store = (change = {}) =>
  window.localStorage.setItem(
    'printingDevice',
    JSON.stringify({ device_id, device_name: 'Counter', prints: true, printers: [printerOf()], ...change }),
  );
const note = (state: string) =>
  window.localStorage.setItem('printingNote', JSON.stringify({ slip_id: 1, claim: 1, printer_name: 'Kitchen', state }));

function fakePrinting(...slips: PrintSlip[]) {
  const api = fakeApi();
  let kept = slips;
  const change = (id: unknown, part: Partial<PrintSlip>) => {
    kept = kept.map((slip) => (String(slip.slip_id) === String(id) ? { ...slip, ...part } : slip));
    return kept.find((slip) => String(slip.slip_id) === String(id)) ?? printSlip();
  };
  const state = () =>
    answer(200, {
      restaurant_name: 'Dum & Handi',
      stations: [],
      devices: [{ device_id: '0b8a51b5-4f3b-4b52-8f6c-0f6d1f3a7c11', device_name: 'Packing desk' }],
      waiting: kept.filter(({ printed_at }) => printed_at === null),
      printed: kept.filter(({ printed_at }) => printed_at !== null),
      counts: [],
      server_time: new Date().toISOString(),
    });
  api.answer(getPrinting, state);
  api.answer(savePrintingDevice, state);
  api.answer(claimSlip, ({ params, body }) => {
    const { claim } = claimSlip.body.parse(body);
    const before = kept.find(({ slip_id }) => String(slip_id) === String(params?.slip_id));
    if (!before || before.claim !== claim || before.printed_at) return answer(409, { message: 'Taken' });
    const in_doubt = before.claimed_by !== null;
    return answer(200, change(params?.slip_id, { claim: claim + 1, claimed_by: device_id, is_free: false, in_doubt }));
  });
  api.answer(noteSlipPrinted, ({ params }) => {
    change(params?.slip_id, { printed_at: new Date().toISOString(), printer_name: 'Kitchen', device_name: 'Counter' });
    return answer(200, { message: '' });
  });
  api.answer(releaseSlip, ({ params }) => {
    change(params?.slip_id, { claimed_by: null, is_free: true });
    return answer(200, { message: '' });
  });
  api.answer(copySlip, () => answer(200, { copy: 2 }));
  const sent = (end: string) => api.calls.filter(({ endpoint }) => endpoint.endsWith(end)).length;
  return { api, sent };
}

vi.setConfig({ testTimeout: 20_000 });

async function open(...slips: PrintSlip[]) {
  const fake = fakePrinting(...slips);
  const rendered = render(<Screen />);
  await screen.findByRole('heading', { name: /^Waiting/ });
  return { ...rendered, ...fake };
}

test('a device that is off prints nothing; switched on it prints each slip once and says so (printing-7)', async () => {
  store({ prints: false });
  const { user, sent } = await open(printSlip(), printSlip({ slip_id: 2, order_number: 'FD-AA2Q7B' }));
  expect(screen.getByText(/does not print/)).toBeTruthy();
  expect(printed).toEqual([]);
  expect(screen.getByText('Everything. No slip in 24 hours.'), 'without stations nothing is left over').toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'This tablet prints' }));
  await waitFor(() => expect(sent('/printed')).toBe(2));
  expect(await screen.findByText('Nothing waits. New slips print by themselves.')).toBeTruthy();
  expect(printed).toHaveLength(2);
  expect(printed[0]).toContain('3M9Q');
  expect(screen.getByText(/Packing desk also prints/)).toBeTruthy();
  expect(window.localStorage.getItem('printingNote')).toBeNull();
});

test('a copy says so, and no copy is printed uncounted (printing-5)', async () => {
  store();
  const done = printSlip({ claim: 1, claimed_by: device_id, is_free: false, printed_at: new Date().toISOString() });
  const { user, sent } = await open(done);
  await user.click(screen.getByRole('button', { name: 'Copy of 3M9Q' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toMatch(/^COPY 2/);
  expect(sent('/copies')).toBe(1);
});

const held = printSlip({ claim: 1, claimed_by: device_id, is_free: false });

test('reloaded after the paper was out, it says so and prints nothing again (printing-4)', async () => {
  store();
  note('sent');
  const { sent } = await open(held);
  await waitFor(() => expect(sent('/printed')).toBe(1));
  expect(await screen.findByText('Nothing waits. New slips print by themselves.')).toBeTruthy();
  expect(printed).toEqual([]);
});

test('reloaded before anything went out, it prints the slip without a mark (printing-4)', async () => {
  store();
  note('claimed');
  const { sent } = await open(held);
  await waitFor(() => expect(sent('/printed')).toBe(1));
  expect(sent('/release')).toBe(1);
  expect(printed).toHaveLength(1);
  expect(printed[0]).not.toContain('MAYBE');
});

test('reloaded while it was going out, the paper says that it may have been printed before (printing-4)', async () => {
  store();
  note('sending');
  const { sent } = await open(held);
  await waitFor(() => expect(sent('/printed')).toBe(1));
  expect(printed).toHaveLength(1);
  expect(printed[0]).toMatch(/^MAYBE PRINTED BEFORE/);
});

test('a printer that is not there is lost: a red band counts its slips, and they go to another one by hand (printing-7)', async () => {
  Object.defineProperty(navigator, 'usb', { configurable: true, value: { getDevices: () => Promise.resolve([]) } });
  const usb = printerOf({
    printer_id: 'second',
    printer_name: 'Tandoor',
    way: 'usb',
    usb: { vendorId: 1, productId: 2, serialNumber: '' },
  });
  store({ printers: [usb, printerOf({ stations: [] })] });
  const { user, sent } = await open(printSlip());
  const band = await screen.findByRole('alert');
  expect(band.textContent).toMatch(/Tandoor printer lost 0:0\d ago/);
  expect(band.textContent).toContain('1 slip waits');
  // Nothing went out, so that its claim was given back without a doubt.
  await waitFor(() => expect(sent('/release')).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Quiet for 5 min' }));
  expect(screen.getByRole('button', { name: /^Quiet until/ })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Print them at Kitchen' }));
  await waitFor(() => expect(sent('/printed')).toBe(1));
  expect(printed).toHaveLength(1);
  expect(printed[0]).not.toContain('MAYBE');
});

const order: KitchenOrderDetail = {
  order_number: 'FD-AA2Q7B',
  status: 'accepted',
  fulfilment: 'delivery',
  placed_at: '2026-11-20T13:40:00Z',
  scheduled_for: null,
  promised_to: '2026-11-20T14:20:00Z',
  closed_at: null,
  customer_name: 'Meera',
  phone_last4: '4410',
  table: null,
  instructions: '',
  item_unavailable_pref: 'call',
  payment_method: 'cod',
  payment_status: 'due',
  restaurant: {
    restaurant_name: 'Dum & Handi',
    full_address: '12 Main Road',
    fssai_number: null,
    gstin: '29ABCDE1234F1Z5',
  },
  items: [
    {
      order_item_id: 1,
      name: 'Garlic Naan',
      quantity: 2,
      options: ['Extra butter'],
      note: '',
      amount: 120,
      shortage: null,
    },
  ],
  charges: [{ key: 'item_total', label: 'Item total', amount: 120, was: null }],
  total: 126,
  removed_total: 0,
  refunded: 0,
  events: [],
};
const bill = printSlip({ slip_id: 2, kind: 'bill' });

test('a printer for bills prints each order’s once, with what it comes to now (printing-9)', async () => {
  store({
    printers: [
      printerOf(),
      printerOf({ printer_id: 'bags', printer_name: 'Bags', width: 58, bills: true, stations: [] }),
    ],
  });
  const fake = fakePrinting(printSlip(), bill);
  fake.api.answer(getKitchenOrder, answer(200, order));
  render(<Screen />);
  await waitFor(() => expect(fake.sent('/printed')).toBe(2));
  const paper = printed.find((text) => text.includes('Total (Rs)'));
  for (const words of ['29ABCDE1234F1Z5', '2 x Garlic Naan', '120.00', 'Extra butter', 'Total (Rs)126.00', 'Cash'])
    expect(paper).toContain(words);
  expect(printed).toHaveLength(2);
  expect(await screen.findByText(/^Bill, \d+ dish/)).toBeTruthy();
});

test('a bill that may not be read here holds up no other slip and is left to another device (printing-9)', async () => {
  store({ printers: [printerOf({ bills: true })] });
  const fake = fakePrinting(bill, printSlip());
  fake.api.refuse(getKitchenOrder, refusal('forbidden', 'Your role does not include this.'));
  render(<Screen />);
  await waitFor(() => expect(fake.sent('/printed')).toBe(1));
  expect(printed.some((text) => text.includes('Total'))).toBe(false);
  expect(fake.sent('/claim')).toBe(1);
});
