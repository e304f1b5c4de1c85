import { answer } from '@tawa/contract/common/endpoint';
import { getMailTest, sendMailTest, type MailTest } from '@tawa/contract/content/settings.mail-tests';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { MailTestCard } from './mail-test.tsx';

const waiting: MailTest = {
  to: 'ravi@example.in',
  state: 'waiting',
  tries: 0,
  error: null,
  taken_on: null,
  by: 'server',
};
const taken: MailTest = { ...waiting, state: 'taken', tries: 1, taken_on: '2026-11-04T15:10:00.000Z' };

async function send(became: MailTest) {
  const api = fakeApi();
  api.answer(sendMailTest, answer(201, { mail_id: 7, to: became.to }));
  api.answer(getMailTest, answer(200, became));
  const { user } = render(<MailTestCard />);
  await user.click(screen.getByRole('button', { name: 'Send me a test e-mail' }));
  return api;
}

test('a letter is followed until the mail server has taken it', async () => {
  const api = await send(waiting);
  expect(await screen.findByText('The e-mail to ravi@example.in is on its way.')).toBeTruthy();
  api.answer(getMailTest, answer(200, taken));
  expect(await screen.findByText(/^The mail server accepted the mail to ravi@example.in at 8:40 pm/)).toBeTruthy();
});

test('without a mail server it says where the e-mail lies', async () => {
  await send({ ...taken, by: 'folder' });
  expect(await screen.findByText(/saved to a folder on this server/)).toBeTruthy();
});

test.each([
  ['refused', 2, 'The mail server refused it (try 2). We’ll try again.'],
  ['given_up', 8, 'The mail server refused it 8 times. We stopped trying.'],
] as const)('%s: what the mail server answered is shown', async (state, tries, text) => {
  await send({ ...waiting, state, tries, error: '535 Authentication failed' });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText('535 Authentication failed')).toBeTruthy();
});

test('a letter that cannot be sent is not followed', async () => {
  const api = fakeApi();
  api.refuse(sendMailTest, refusal('busy', 'Too many requests.'));
  const { user } = render(<MailTestCard />);
  await user.click(screen.getByRole('button', { name: 'Send me a test e-mail' }));
  await expect.poll(() => api.calls.length).toBe(1);
  expect(screen.queryByRole('status')).toBeNull();
});
