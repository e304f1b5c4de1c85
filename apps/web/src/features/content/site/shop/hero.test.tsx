import { heroFadeMs } from '@tawa/domain/common/limits';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { Hero } from './hero.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const shown = () => screen.getByRole('heading', { level: 1 }).textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('three slides follow each other every four seconds and begin again (site-1)', async () => {
  render(<Hero search={null} />);
  expect(shown()).toBe('Fresh. Fast. Flavorful.');
  expect(screen.getByText('FOOD')).toBeTruthy();
  await pass(4000);
  expect(shown()).toBe('Goodness in every bite');
  expect(screen.getByText('Organic & Wholesome')).toBeTruthy();
  expect(screen.getByText('HEALTHY')).toBeTruthy();
  await pass(4000);
  expect(shown()).toBe('Made to satisfy');
  expect(screen.getByText('Deliciously Nutritious')).toBeTruthy();
  expect(screen.getByText('SPECIALS')).toBeTruthy();
  await pass(4000);
  expect(shown()).toBe('Fresh. Fast. Flavorful.');
});

test('a slide fades for a second into the next one, and nothing leads on but the dots (site-1)', async () => {
  const { container } = render(<Hero search={null} />);
  expect(container.querySelector('img')?.className).toContain(`duration-${heroFadeMs}`);
  expect(container.querySelector('.animate-appear, .animate-vanish')).toBeNull();
  await pass(4000);
  // The words fade with the pictures; readers hear those that are shown alone.
  expect(container.querySelector('.animate-appear')?.textContent).toContain('Goodness in every bite');
  const before = container.querySelector('.animate-vanish');
  expect(before?.textContent).toContain('Fresh. Fast. Flavorful.');
  expect(before?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('.animate-appear')?.className).toContain('motion-reduce:animate-none');
  expect(before?.className).toContain('motion-reduce:hidden');
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    'Pause the slides',
    'Slide 1: Fresh. Fast. Flavorful.',
    'Slide 2: Goodness in every bite',
    'Slide 3: Made to satisfy',
  ]);
});

test('the slides stop on request and stand still for people who want less motion (site-1, keyboard-4)', async () => {
  const { unmount } = render(<Hero search={null} />);
  act(() => screen.getByRole('button', { name: 'Pause the slides' }).click());
  await pass(9000);
  expect(shown()).toBe('Fresh. Fast. Flavorful.');
  unmount();
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: true,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  );
  render(<Hero search={null} />);
  await pass(9000);
  expect(shown()).toBe('Fresh. Fast. Flavorful.');
});
