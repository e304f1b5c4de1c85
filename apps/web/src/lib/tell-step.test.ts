import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../testing/tokens.ts';
import { tellStep } from './tell-step.ts';

const sent = vi.fn<typeof navigator.sendBeacon>(() => true);

beforeEach(() => {
  sent.mockClear();
  sessionStorage.clear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'sendBeacon'));

test('a page tells once that it was seen, and again when somebody comes back after a while (statistics-5)', () => {
  vi.useFakeTimers();
  tellStep(7, 'view');
  tellStep(7, 'view');
  vi.advanceTimersByTime(29 * 60_000);
  tellStep(7, 'view');
  tellStep(7, 'checkout');
  tellStep(8, 'view');
  vi.advanceTimersByTime(2 * 60_000);
  tellStep(7, 'view');
  expect(sent.mock.calls.map(([address]) => address)).toEqual([
    '/api/restaurant/7/steps',
    '/api/restaurant/7/steps',
    '/api/restaurant/8/steps',
    '/api/restaurant/7/steps',
  ]);
});

test('it says what was seen, and nothing of who saw it', async () => {
  signIn('user');
  tellStep(7, 'buy_now');
  const [, body] = sent.mock.calls[0] ?? [];
  expect(body).toHaveProperty('type', 'application/json');
  expect(body).toHaveProperty('size', '{"step":"buy_now"}'.length);
});

test.each(['restaurant', 'admin'] as const)('the panel of a %s tells nothing', (role) => {
  signIn(role);
  tellStep(7, 'view');
  expect(sent).not.toHaveBeenCalled();
});
