import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { drainToasts, toast, type QueuedToast } from './toast.ts';
import { Toasts } from './toasts.tsx';

test('what is said before the container is there is shown later; only errors interrupt (toasts-1)', async () => {
  const undo = vi.fn<() => void>();
  toast.error('Unable to add item to cart');
  toast.success('Logged in successfully', { action: { label: 'Undo', onPress: undo } });
  render(<Toasts />);
  const alert = await screen.findByRole('alert', undefined, { timeout: 5000 });
  expect(alert.textContent).toContain('Unable to add item to cart');
  expect((await screen.findByRole('status')).textContent).toContain('Logged in successfully');
  expect(alert.closest('.Toastify__toast-container--top-right')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
});

test('a toast stays three seconds unless it is said otherwise (toasts-1)', () => {
  const shown: QueuedToast[] = [];
  const stop = drainToasts((entry) => shown.push(entry));
  toast.success('Dish added succesfully');
  toast.error('Failed to login', { duration: 5000 });
  expect(shown.map(({ text, duration }) => [text, duration])).toEqual([
    ['Dish added succesfully', 3000],
    ['Failed to login', 5000],
  ]);
  stop();
});

test('what is said again does not stack, at most two stand, and nothing that failed is sent away (toasts-3)', async () => {
  render(<Toasts />);
  const texts = () => screen.queryAllByRole('status').map(({ textContent }) => textContent ?? '');
  for (let time = 0; time < 5; time++) toast.success('Saved again');
  await waitFor(() => expect(texts().filter((text) => text.includes('Saved again'))).toHaveLength(1), {
    timeout: 5000,
  });
  toast.error('Line is gone', { duration: 5000 });
  for (const text of ['First', 'Second', 'Third']) toast.success(text);
  for (let look = 0; look < 12; look++) {
    expect(document.querySelectorAll('.Toastify__toast').length).toBeLessThanOrEqual(2);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  expect(screen.getByRole('alert').textContent).toContain('Line is gone');
});
