import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { toast } from '#ui/toast/toast.ts';
import { OnlineToast } from './online-toast.tsx';

const say = (event: string) => act(() => void window.dispatchEvent(new Event(event)));

test('a line that goes is told until it is back, and its return for three seconds (offline-4)', () => {
  const told = { error: vi.spyOn(toast, 'error'), success: vi.spyOn(toast, 'success') };
  render(<OnlineToast />);
  expect(told.error).not.toHaveBeenCalled();
  say('offline');
  expect(told.error.mock.calls[0]?.[0]).toBe("You're Offline");
  say('online');
  expect(told.success).toHaveBeenCalledWith("You're Online", expect.objectContaining({ duration: 3000 }));
});

test('a page that opens without a line says so at once', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const told = vi.spyOn(toast, 'error');
  render(<OnlineToast />);
  expect(told).toHaveBeenCalledOnce();
});
