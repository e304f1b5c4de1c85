import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { waitingCalls } from '#lib/api/refused.ts';
import { render } from '#testing/render.tsx';
import { toast } from '#ui/toast/toast.ts';
import { BusyToast } from './busy-toast.tsx';

test('a crowded server is told as long as calls wait for it, and that it goes on (load-2)', () => {
  const told = { info: vi.spyOn(toast, 'info'), success: vi.spyOn(toast, 'success') };
  render(<BusyToast />);
  expect([told.info, told.success].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  act(() => waitingCalls.set(2));
  act(() => waitingCalls.set(1));
  expect(told.info.mock.calls.map(([text]) => text)).toEqual(['We’re very busy, trying again…']);
  act(() => waitingCalls.set(0));
  expect(told.success).toHaveBeenCalledWith('Thank you for waiting.', expect.objectContaining({ duration: 3000 }));
});
