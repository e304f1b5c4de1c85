import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { CashByCode, type CodeState, type PaymentCode } from './cash-by-code.tsx';

const code: PaymentCode = {
  order_number: 'FD-AAA111',
  amount: 374,
  link: 'upi://pay?am=374.00',
  qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  expires_at: '2026-11-29T15:20:00.000Z',
};
const due: CodeState = { is_paid: false, cash_due: 374 };
const paid: CodeState = { is_paid: true, cash_due: 0 };

interface Input {
  show?: () => Promise<PaymentCode>;
  check?: () => Promise<CodeState>;
}

function open({ show = async () => code, check = async () => due }: Input = {}) {
  const onSettled = vi.fn<() => void>();
  const board: { hear: () => void } = { hear: () => undefined };
  function Host() {
    const [isDue, setDue] = useState(true);
    board.hear = () => setDue(false);
    const calls = { show, check, onSettled };
    return (
      <CashByCode
        offered={isDue}
        order_number={code.order_number}
        due={isDue ? 374 : null}
        disabled={false}
        {...calls}
      />
    );
  }
  return { ...render(<Host />), onSettled, hearOfIt: () => act(() => board.hear()) };
}
const press = (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: 'Show UPI code' }));

test('the code stands there with its sum and until when it works, and says paid by the provider’s word alone (payments-14)', async () => {
  let state = due;
  const { user, onSettled, hearOfIt } = open({ check: async () => state });
  await press(user);
  expect(await screen.findByRole('img', { name: /^UPI code for ₹374\.00/ })).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Pay ₹374.00 by UPI' })).toBeTruthy();
  expect(await screen.findByText(/Waiting for the payment/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  state = paid;
  expect(await screen.findByText('₹374.00 paid by UPI', undefined, { timeout: 8000 })).toBeTruthy();
  // The board has heard of it too by now; the answer stays until somebody has read it.
  hearOfIt();
  expect(screen.getByText('Take no cash.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(onSettled).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Show UPI code' })).toBeNull();
});

test('a code that cannot be made says so, and is asked for again', async () => {
  let fails = true;
  const show = async () => {
    if (fails) throw new Error('no line');
    return code;
  };
  const { user } = open({ show });
  await press(user);
  expect(await screen.findByText(/could not be made/)).toBeTruthy();
  fails = false;
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('img', { name: /^UPI code/ })).toBeTruthy();
});

test('cash that was taken meanwhile is not called paid by UPI', async () => {
  const { user } = open({ check: async () => ({ is_paid: false, cash_due: 0 }) });
  await press(user);
  expect(await screen.findByText('Nothing is to be paid for this order any more.')).toBeTruthy();
  expect(screen.queryByText(/paid by UPI/)).toBeNull();
});

test('without a line it says that it waits for one', async () => {
  const { user } = open();
  await press(user);
  await screen.findByRole('img', { name: /^UPI code/ });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/No connection/)).toBeTruthy();
});
