import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SettledInput } from './settled-input.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const field = () => screen.getByRole('searchbox', { name: 'Search' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const shows = (text: string) => expect(field()).toHaveProperty('value', text);

/** Whoever keeps the words writes them down a while after they were told, as an address is written. */
function Late({ delayMs }: { delayMs: number }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SettledInput label="Search" value={value} onSettled={(text) => void setTimeout(() => setValue(text), delayMs)} />
      <button type="button" onClick={() => setValue('from a link')}>
        Link
      </button>
      <output>{value}</output>
    </>
  );
}

test.each([0, 100, 700])('nothing that is typed is lost while the words come back %i ms late', (delayMs) => {
  render(<Late delayMs={delayMs} />);
  for (const text of ['C', 'CH', 'CHE', 'CHET', 'CHETT']) {
    type(text);
    pass(250);
    shows(text);
  }
  pass(2000);
  shows('CHETT');
  expect(screen.getByRole('status').textContent).toBe('CHETT');
});

test('words from elsewhere take the place of those in the field, those that were sent before too', () => {
  render(<Late delayMs={0} />);
  type('from a link');
  pass(1000);
  type('dosa');
  pass(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Link' }));
  shows('from a link');
  pass(1000);
  expect(screen.getByRole('status').textContent).toBe('from a link');
});
