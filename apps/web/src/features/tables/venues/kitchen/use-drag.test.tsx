import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Announcer } from '#ui/toast/announcer.tsx';
import { useDrag, type Spot } from './use-drag.ts';

const stepPx = 30;
const nearest = (pixels: number) => Math.round(pixels / stepPx) * stepPx;

function Thing({ onDrop, onPress }: { onDrop: (to: Spot) => Promise<void>; onPress: () => void }) {
  const { at, handlers } = useDrag({
    rest: { x: 60, y: 60 },
    step: (from, right, down) => ({ x: from.x + right * stepPx, y: from.y + down * stepPx }),
    snap: ({ x, y }) => ({ x: nearest(x), y: nearest(y) }),
    onDrop,
    onPress,
    says: {
      lifted: () => 'lifted',
      moved: ({ x, y }) => `at ${x} ${y}`,
      dropped: ({ x, y }) => `down at ${x} ${y}`,
      back: 'back',
    },
  });
  return (
    <button type="button" {...handlers}>
      at {at.x} {at.y}
    </button>
  );
}

// jsdom has no pointer events.
function point(thing: Element, type: string, clientX: number, clientY: number): void {
  const event = new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY });
  fireEvent(thing, Object.assign(event, { pointerId: 1, isPrimary: true }));
}

function open() {
  Element.prototype.setPointerCapture = () => undefined;
  let resolve = () => {};
  const onDrop = vi.fn<(to: Spot) => Promise<void>>(
    () =>
      new Promise<void>((done) => {
        resolve = done;
      }),
  );
  const onPress = vi.fn<() => void>();
  render(
    <Announcer>
      <Thing onDrop={onDrop} onPress={onPress} />
    </Announcer>,
  );
  const thing = screen.getByRole('button');
  const press = (...codes: string[]) => codes.forEach((code) => fireEvent.keyDown(thing, { code }));
  return { answer: () => resolve(), onDrop, onPress, thing, press };
}

test('keys pressed faster than the screen is drawn all count (bookings-11)', () => {
  const { onDrop, press } = open();
  act(() => press('Space', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Space'));
  expect(onDrop).toHaveBeenCalledExactlyOnceWith({ x: 120, y: 90 });
  expect(screen.getByText('down at 120 90')).toBeTruthy();
});

test('it lies at its new place until the answer, and at its old one when that was no (bookings-11)', async () => {
  const { answer, thing, press } = open();
  press('Space', 'ArrowRight', 'Space');
  expect(thing.textContent).toBe('at 90 60');
  await act(async () => answer());
  expect(thing.textContent).toBe('at 60 60');
});

test.each([
  ['Escape', (thing: Element) => fireEvent.keyDown(thing, { code: 'Escape' })],
  ['leaving it', (thing: Element) => fireEvent.blur(thing)],
])('%s takes a lifted thing back', (_way, leave) => {
  const { onDrop, thing, press } = open();
  press('Space', 'ArrowRight');
  leave(thing);
  expect(thing.textContent).toBe('at 60 60');
  expect(screen.getByText('back')).toBeTruthy();
  press('ArrowRight');
  expect(onDrop).not.toHaveBeenCalled();
});

test('a drag ends where the pointer went up, though no move was told before, and is no press', () => {
  const { onDrop, onPress, thing } = open();
  act(() => {
    point(thing, 'pointerdown', 5, 5);
    point(thing, 'pointermove', 20, 5);
    point(thing, 'pointerup', 95, 40);
  });
  fireEvent.click(thing, { detail: 1 });
  expect(onDrop).toHaveBeenCalledExactlyOnceWith({ x: 150, y: 90 });
  expect(onPress).not.toHaveBeenCalled();
});

test('a press opens it, and so does Enter after a drag', () => {
  const { onDrop, onPress, thing } = open();
  point(thing, 'pointerdown', 5, 5);
  point(thing, 'pointerup', 7, 5);
  fireEvent.click(thing, { detail: 1 });
  expect(onPress).toHaveBeenCalledTimes(1);
  point(thing, 'pointerdown', 5, 5);
  point(thing, 'pointerup', 70, 5);
  fireEvent.click(thing, { detail: 0 });
  expect(onPress).toHaveBeenCalledTimes(2);
  expect(onDrop).toHaveBeenCalledTimes(1);
});
