import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { cartEntry } from '#testing/cart-entry.ts';
import { tabTo } from '#testing/keys.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { AddButton } from './add-button.tsx';

function Adding() {
  const [state, setState] = useState<'empty' | 'pending' | 'added'>('empty');
  return (
    <AddButton
      name="Palak Paneer"
      entries={state === 'added' ? [cartEntry()] : []}
      hasOptions={false}
      pending={state === 'pending'}
      onAdd={() => {
        setState('pending');
        setTimeout(() => setState('added'), 50);
      }}
    />
  );
}

test('by keys, the button keeps the focus while it adds, and hands it to the stepper that takes its place (keyboard-3)', async () => {
  fakeApi();
  const { user } = render(<Adding />);
  await tabTo(user, 'button', 'Add Palak Paneer');
  await user.keyboard('{Enter}');
  const pending = screen.getByRole('button', { name: 'Add Palak Paneer' });
  expect(pending.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(pending);
  const more = await screen.findByRole('button', { name: 'Add one' });
  expect(document.activeElement).toBe(more);
});
