import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tabTo } from '#testing/keys.ts';
import { render } from '#testing/render.tsx';
import { Hero } from './hero.tsx';

test('by keys alone the slides of the home page are chosen and stopped (keyboard-1)', async () => {
  const { user } = render(<Hero search={null} />);
  await tabTo(user, 'button', 'Slide 3: Made to satisfy');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Made to satisfy');
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Play the slides' })).toBe(document.activeElement);
});
