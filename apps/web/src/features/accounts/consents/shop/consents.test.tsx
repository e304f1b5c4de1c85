import { acceptText, chooseMarketing, listConsents, type Agreement } from '@tawa/contract/accounts/consents';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import { ConsentsCard } from './consents-card.tsx';

const terms = (accepted_version: number | null): Agreement => ({
  document: 'term-of-use',
  title: 'Terms of Use',
  version: 2,
  effective_from: '2026-11-04T08:00:00.000Z',
  accepted_version,
  accepted_at: accepted_version === null ? null : '2026-10-01T08:00:00.000Z',
  asks_again: accepted_version !== 2,
});
const answer = (agreement: Agreement, given = false) => ({
  status: 200 as const,
  body: {
    agreements: [agreement],
    marketing: { given, at: given ? '2026-11-20T08:00:00.000Z' : null },
    notices: { given: false, at: null },
    diet: { given: false, at: null },
    history: [],
  },
});

test('a newer text is asked about until it is agreed to, an agreed one is not (consents-1)', async () => {
  const api = fakeApi();
  api.answer(listConsents, answer(terms(1)));
  api.answer(acceptText, { status: 200, body: { message: 'Thank you.' } });
  const { user } = render(<ConsentNotice userid={1001} />);
  expect(await screen.findByText('Terms of Use: changed on 4 Nov 2026')).toBeTruthy();
  api.answer(listConsents, answer(terms(2)));
  await user.click(screen.getByRole('button', { name: 'I agree' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull());
  expect(api.calls.find(({ parts }) => parts.body)?.parts.body).toEqual({ document: 'term-of-use', version: 2 });
});

test('a newer text that asks nobody again is not asked about (consents-2)', async () => {
  const api = fakeApi();
  api.answer(listConsents, answer({ ...terms(1), asks_again: false }));
  render(
    <>
      <ConsentNotice userid={1001} />
      <ConsentsCard userid={1001} />
    </>,
  );
  expect(await screen.findByText(/^Version 1, agreed on/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
  expect(screen.queryByText(/waits for you/)).toBeNull();
});

test('offers are off until they are allowed (consents-1)', async () => {
  const api = fakeApi();
  api.answer(listConsents, answer(terms(2)));
  api.answer(chooseMarketing, { status: 200, body: { message: 'We will write.' } });
  const { user } = render(<ConsentsCard userid={1001} />);
  const offers = await screen.findByRole('switch', { name: 'Offers by mail' });
  expect(offers).toHaveProperty('checked', false);
  api.answer(listConsents, answer(terms(2), true));
  await user.click(offers);
  expect(await screen.findByText(/^Allowed on 20 Nov 2026/)).toBeTruthy();
});
