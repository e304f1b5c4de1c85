import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { lazyPart } from './lazy-part.ts';

test('a part that was asked for without a line opens when the line is back, and the page stays until then (offline-5)', async () => {
  const Sheet = () => <p>the sheet</p>;
  const load = vi.fn<() => Promise<typeof Sheet>>().mockRejectedValueOnce(new TypeError('no line'));
  load.mockResolvedValue(Sheet);
  const Part = lazyPart(load);
  render(
    <>
      <p>the page</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  expect(screen.getByText('the page')).toBeTruthy();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('the sheet')).toBeTruthy();
  expect(screen.getByText('the page')).toBeTruthy();
});

test('a part that was made ready stands at once: nothing that waits for it flashes by (first-page-8)', async () => {
  const Sheet = () => <p>the sheet</p>;
  const Part = lazyPart(async () => Sheet);
  await Part.ready();
  const waits = vi.fn<() => null>(() => null);
  const Wait = () => waits();
  render(
    <Suspense fallback={<Wait />}>
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('the sheet')).toBeTruthy();
  expect(waits).not.toHaveBeenCalled();
});
