import { updateLanguage } from '@tawa/contract/accounts/auth.account';
import { afterEach, expect, test } from 'vitest';
import { provideTransport } from '../api/api-client.ts';
import { endSession, startSession } from '../session/session.ts';
import { keepChoice } from './choice.ts';
import { tellChoice } from './tell-choice.ts';

afterEach(() => {
  provideTransport(null);
  endSession();
  localStorage.clear();
});

function listen() {
  const heard: unknown[] = [];
  provideTransport(async (endpoint, { body }) => {
    heard.push([endpoint.path, body]);
    return { status: 200, body: { message: 'Your language is saved.' } };
  });
  return heard;
}

const signIn = (userType: 'user' | 'admin', userId = 1001) =>
  startSession({ token: 'x.y.z', userId, userType, restaurant_id: null });
const said = (language: string) => [updateLanguage.path, { language }];

test('an account hears of the language that was chosen, once for each choice (language-4)', async () => {
  const heard = listen();
  signIn('user');
  await tellChoice();
  expect(heard).toEqual([]);
  keepChoice('hi');
  await tellChoice();
  await tellChoice();
  expect(heard).toEqual([said('hi')]);
  keepChoice('kn');
  await tellChoice();
  signIn('user', 1002);
  await tellChoice();
  expect(heard).toEqual([said('hi'), said('kn'), said('kn')]);
});

test('a guest tells nobody, and the office reads English', async () => {
  const heard = listen();
  keepChoice('hi');
  await tellChoice();
  signIn('admin');
  await tellChoice();
  expect(heard).toEqual([]);
});
