import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { tabTo } from '#testing/keys.ts';
import { render } from '#testing/render.tsx';
import { Rail } from './rail.tsx';

test('the arrows of a rail move by keys, as fast as the style says, which stands still for who wants less motion (keyboard-1, keyboard-4)', async () => {
  const scrolled = vi.fn<(options: ScrollToOptions) => void>();
  Object.assign(Element.prototype, { scrollBy: scrolled });
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(500);
  const { user } = render(<Rail title="Popular dishes" items={[{ id: 1, content: <a href="/dish/1">Dal</a> }]} />);
  await tabTo(user, 'button', 'Popular dishes: further');
  await user.keyboard('{Enter}');
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 400 });
  expect(screen.getByRole('list', { name: 'Popular dishes' }).className).toContain('scroll-smooth');
  await tabTo(user, 'link', 'Dal');
});
