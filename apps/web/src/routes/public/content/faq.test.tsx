import { listFaqs } from '@tawa/contract/content/faqs';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startSession } from '#lib/session/session.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { makeToken } from '#testing/tokens.ts';
import { Screen } from './faq.tsx';

const question = { faq_id: 1, question: 'Who brings my food?', answer: 'The kitchen’s own people.' };

test('guests read the questions of customers, closed until they are opened (faqs-1)', async () => {
  const api = fakeApi();
  api.answer(listFaqs, { status: 200, body: [question] });
  const { user } = render(<Screen />);
  const entry = (await screen.findByText(question.question)).closest('details');
  expect(api.calls[0]?.parts).toEqual({ query: { type: 'customer' } });
  expect(entry?.open).toBe(false);
  await user.click(screen.getByText(question.question));
  expect(entry?.open).toBe(true);
});

test('an account reads the questions of its own kind (faqs-1)', async () => {
  startSession({ token: makeToken(), userId: 1002, userType: 'restaurant', restaurant_id: 1 });
  const api = fakeApi();
  api.answer(listFaqs, { status: 200, body: [question] });
  render(<Screen />);
  await screen.findByText(question.question);
  expect(api.calls.map(({ parts }) => parts)).toEqual([{ query: { type: 'restaurant' } }]);
});

test('without questions the page says so', async () => {
  fakeApi().answer(listFaqs, { status: 200, body: [] });
  render(<Screen />);
  expect(await screen.findByText('No FAQs available.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('questions that cannot be read leave an empty list that can be asked again (faqs-1)', async () => {
  const api = fakeApi();
  api.refuse(listFaqs, refusal('internal', 'Something went wrong.'));
  const { user } = render(<Screen />);
  expect(await screen.findByText('No FAQs available.')).toBeTruthy();
  api.answer(listFaqs, { status: 200, body: [question] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(question.question)).toBeTruthy();
});
