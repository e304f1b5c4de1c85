import { afterEach, expect, test, vi } from 'vitest';
import { watchTheme } from './theme.ts';

afterEach(() => vi.unstubAllGlobals());

test('a system that turned dark before this code came is followed, and again when it turns', () => {
  let matches = true;
  let turn: () => void = () => {};
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return matches;
    },
    addEventListener: (_: string, listener: () => void) => (turn = listener),
  }));
  document.documentElement.dataset.theme = 'light';
  watchTheme();
  expect(document.documentElement.dataset.theme).toBe('dark');
  matches = false;
  turn();
  expect(document.documentElement.dataset.theme).toBe('light');
});
