import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { hearing, noteActs } from '#lib/early/early-acts.ts';
import { later } from './later.tsx';

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>;
}

test('the server’s markup stands while the code is on its way, and comes alive when it is there (first-page-3)', async () => {
  const served = later(async () => Counter);
  await served.ready();
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<served.Part label="Taps" />);
  const button = screen.getByRole('button', { name: 'Taps 0' });

  let arrive: () => void = () => undefined;
  const part = later(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return Counter;
  });
  const root = await act(async () => hydrateRoot(page, <part.Part label="Taps" />));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByRole('button', { name: 'Taps 0' })).toBe(button);

  await act(async () => arrive());
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Taps 1' })).toBe(button);
  await act(async () => root.unmount());
  page.remove();
});

test('what is pressed in a part while its code is on its way is done once when it is there (first-page-4)', async () => {
  const served = later(async () => Counter);
  await served.ready();
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(
    <div className="contents">
      <served.Part label="Taps" />
    </div>,
  );
  let arrive: () => void = () => undefined;
  const part = later(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return Counter;
  });
  noteActs();
  const root = await act(async () =>
    hydrateRoot(
      page,
      <div className="contents" {...hearing}>
        <part.Part label="Taps" />
      </div>,
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Taps 0' }));
  await act(async () => arrive());
  expect(await screen.findByRole('button', { name: 'Taps 1' })).toBeTruthy();
  await act(async () => root.unmount());
  page.remove();
});

test('a page that is opened by a link shows a part whose code was asked for with it at once', async () => {
  const load = vi.fn<() => Promise<typeof Counter>>(async () => Counter);
  const part = later(load);
  await part.ready();
  await part.ready();
  render(<part.Part label="Taps" />);
  expect(screen.getByRole('button', { name: 'Taps 0' })).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});
