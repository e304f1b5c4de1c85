import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Sheet } from './dialog.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add an address
      </button>
      <Sheet open={open} onOpenChange={setOpen} title="New address">
        <input aria-label="Street" />
      </Sheet>
    </>
  );
}

test('a sheet takes the focus, closes by Escape and gives the focus back', async () => {
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Add an address' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'New address' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

const question = (extra: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) => (
  <ConfirmDialog
    title="Clear your cart?"
    confirmLabel="Clear and add"
    cancelLabel="Keep current cart"
    onConfirm={vi.fn<() => void>()}
    onCancel={vi.fn<() => void>()}
    {...extra}
  />
);
const focusedName = () => document.activeElement?.textContent;

test('a dangerous question has its focus on the harmless answer', async () => {
  render(question({ danger: true }));
  await waitFor(() => expect(focusedName()).toBe('Keep current cart'));
});

test('a plain question has its focus on the answer that goes on', async () => {
  render(question());
  await waitFor(() => expect(focusedName()).toBe('Clear and add'));
});

test('Escape means no', async () => {
  const [onCancel, onConfirm] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(question({ danger: true, onCancel, onConfirm }));
  await waitFor(() => expect(focusedName()).toBe('Keep current cart'));
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('while the answer is carried out nothing can be pressed and nothing closes the question', async () => {
  const [onCancel, onConfirm] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(question({ pending: true, pendingText: 'Clearing...', onCancel, onConfirm }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clearing...' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep current cart' }));
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a server leaves out what is open from the beginning, and the browser shows it (keyboard-6)', async () => {
  const sheet = (
    <Sheet open onOpenChange={vi.fn<() => void>()} title="Closed today">
      <p>Look around</p>
    </Sheet>
  );
  expect(renderToString(sheet)).toBe('');
  render(sheet);
  expect(await screen.findByRole('dialog', { name: 'Closed today' })).toBeTruthy();
});
