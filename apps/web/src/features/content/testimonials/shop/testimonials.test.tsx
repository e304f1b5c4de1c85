import { listTestimonials, type Testimonial } from '@tawa/contract/content/testimonials';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { Testimonials } from './testimonials.tsx';

const said = (testimonial_Id: number): Testimonial => ({
  testimonial_Id,
  testimonial_text: `Words ${testimonial_Id}`,
  rating: 4,
  author_name: `Author ${testimonial_Id}`,
  author_designation: 'Teacher',
  author_image: null,
});
// The code that moves the slides comes after them; a test that ends before it would be interrupted by it.
const moves = () => screen.findByRole('button', { name: /^(Pause|Play)$/ });
const open = (all: Testimonial[]) => {
  fakeApi().answer(listTestimonials, { status: 200, body: all });
  return render(<Testimonials />);
};

test('each testimonial is one slide with its stars, words and author', async () => {
  open([said(1), said(2)]);
  expect(await screen.findByText('“Words 1”')).toBeTruthy();
  expect(screen.getAllByRole('img', { name: '4 out of 5' })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Show Author/ })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  await moves();
});

test('a lone testimonial is shown three times (testimonials-1)', async () => {
  open([said(1)]);
  expect(await screen.findAllByText('“Words 1”')).toHaveLength(3);
  await moves();
});

test('without testimonials nothing stands there', async () => {
  open([]);
  await screen.findByText('Loading what people say');
  await expect.poll(() => document.body.textContent).toBe('');
});

test('a failure puts the generic error screen in the place of the section, with a retry (testimonials-1)', async () => {
  const api = fakeApi();
  api.refuse(listTestimonials, refusal('internal', 'Something went wrong.'));
  const { user } = render(<Testimonials />);
  expect(await screen.findByText('Failed to load testimonials.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByText('Looks like the server is down')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  api.answer(listTestimonials, { status: 200, body: [said(1), said(2)] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('“Words 2”')).toBeTruthy();
  await moves();
});
