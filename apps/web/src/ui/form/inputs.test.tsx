import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeBoxes } from './code-boxes.tsx';
import { TextareaField } from './input.tsx';
import { Segmented } from './segmented.tsx';
import { RatingInput } from '../stars.tsx';
import { QuantityStepper } from './stepper.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Stepper({ onRemove, max }: { onRemove?: () => void; max?: number }) {
  const [value, setValue] = useState(1);
  return <QuantityStepper label="Palak Paneer" value={value} onChange={setValue} onRemove={onRemove} max={max} />;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;

test('a quantity stays between its limits and the button at the limit keeps the focus', async () => {
  render(<Stepper max={2} />);
  await press('Remove one');
  expect(shown()).toBe('1');
  await press('Add one');
  await press('Add one');
  expect(shown()).toBe('2');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add one' }));
});

test('minus at the lowest quantity removes where removing is possible', async () => {
  const onRemove = vi.fn<() => void>();
  render(<Stepper onRemove={onRemove} />);
  await press('Remove Palak Paneer');
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(shown()).toBe('1');
});

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState('');
  return <CodeBoxes label="Code" value={value} onChange={setValue} onComplete={onComplete} />;
}

test('a code can be typed; the last digit completes it and letters are ignored', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  render(<Code onComplete={onComplete} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '7a31');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard('4');
  expect(onComplete.mock.calls).toEqual([['7314']]);
});

test('a pasted code is taken whole, without what stands around its digits', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  render(<Code onComplete={onComplete} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Code' }));
  await userEvent.paste('code: 73 14 5');
  expect(onComplete.mock.calls).toEqual([['7314']]);
});

function Rating() {
  const [value, setValue] = useState(0);
  return <RatingInput label="Rate Dum & Handi" value={value} onChange={setValue} />;
}

test('stars are chosen with the keyboard alone', async () => {
  // jsdom has no CSS.escape, which the simulated arrow keys look for.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  render(<Rating />);
  expect(screen.getByRole('group', { name: 'Rate Dum & Handi' })).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: '3 stars', checked: true })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '3 stars' }));
});

const days = ['Now', 'Today', 'My table'].map((value) => ({ value, label: value }));

test.each([
  ['Now', -24],
  ['Today', 0],
  ['My table', 124],
])('of a row that is wider than its box, what is chosen is in sight: %s (forms-3)', (value, scrolled) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    const place = days.findIndex((day) => day.label === this.textContent);
    return place < 0 ? new DOMRect(0, 0, 500) : new DOMRect(place * 200, 0, 200);
  });
  render(<Segmented label="When" value={value} onChange={() => undefined} options={days} />);
  expect(screen.getByRole('group', { name: 'When' }).scrollLeft).toBe(scrolled);
});

test('the counter counts what a form has filled in', () => {
  const fill = (area: HTMLTextAreaElement | null) => {
    if (area) area.value = 'Warm';
  };
  render(<TextareaField label="Words" counter maxLength={600} ref={fill} />);
  expect(screen.getByText(/^4 of 600/)).toBeTruthy();
});
