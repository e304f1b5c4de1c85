import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';

const renderMenu = () => {
  const onSelect = vi.fn<() => void>();
  render(<Menu trigger={<button type="button">Share</button>} items={[{ label: 'Copy link', onSelect }]} />);
  return { onSelect, button: screen.getByRole('button', { name: 'Share' }) };
};

test('the first press opens the menu, and an entry does its work', async () => {
  const { onSelect, button } = renderMenu();
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('the keyboard alone opens the menu, closes it and is back at its button', async () => {
  renderMenu();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Copy link' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' })));
});

test('what opens belongs to the content of the page, or lies over the dialog that it was opened in (keyboard-5)', async () => {
  const box = (
    <main id="content">
      <Menu trigger={<button type="button">Share</button>} items={[{ label: 'Copy link' }]} />
    </main>
  );
  const { unmount } = render(box);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.getByRole('main').contains(await screen.findByRole('menu'))).toBe(true);
  unmount();
  render(
    <>
      {box}
      <div role="dialog" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.getByRole('main').contains(await screen.findByRole('menu'))).toBe(false);
});
