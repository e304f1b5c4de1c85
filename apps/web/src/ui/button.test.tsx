import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a waiting button says what happens, keeps the focus and ignores presses', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const view = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" pending={pending} pendingText="Registering..." onClick={onClick}>
        Sign Up
      </Button>
    </form>
  );
  const { rerender } = render(view(false));
  screen.getByRole('button', { name: 'Sign Up' }).focus();
  rerender(view(true));
  const button = screen.getByRole('button', { name: 'Registering...' });
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
