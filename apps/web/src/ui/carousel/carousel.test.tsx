import { screen } from '@testing-library/react';
import autoplay from 'embla-carousel-autoplay';
import fadeSlides from 'embla-carousel-fade';
import useEmbla from 'embla-carousel-react';
import { expect, test, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { Carousel } from './carousel.tsx';

vi.mock('embla-carousel-autoplay', () => ({ default: vi.fn<() => string>(() => 'autoplay') }));
vi.mock('embla-carousel-fade', () => ({ default: vi.fn<() => string>(() => 'fade') }));
vi.mock('embla-carousel-react', () => ({ default: vi.fn<() => unknown[]>(() => [() => undefined, undefined]) }));

const slides = ['Asha', 'Ravi', 'Meera'].map((label) => ({ id: label, label, content: label }));
const open = () => render(<Carousel label="What people say" slides={slides} fade everyMs={4000} arrows />);

test('slides fade by themselves every four seconds, without an end, with a dot each and two arrows (testimonials-2)', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  expect(autoplay).toHaveBeenLastCalledWith(expect.objectContaining({ delay: 4000 }));
  expect(fadeSlides).toHaveBeenCalled();
  expect(useEmbla).toHaveBeenLastCalledWith(expect.objectContaining({ loop: true }), ['fade', 'autoplay']);
  expect(screen.getAllByRole('button', { name: /^Show / })).toHaveLength(3);
  for (const name of ['Previous', 'Next']) expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('they rest on request, and from the start for people who want less motion (testimonials-2)', async () => {
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
  expect(useEmbla).toHaveBeenLastCalledWith(expect.anything(), ['fade']);
  unmount();
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), { matches: true, media, onchange: null, addListener() {}, removeListener() {} }),
  );
  open();
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
  expect(useEmbla).toHaveBeenLastCalledWith(expect.anything(), ['fade']);
});
