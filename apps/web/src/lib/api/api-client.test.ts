import { listCart } from '@tawa/contract/ordering/cart';
import { addUser, login } from '@tawa/contract/accounts/auth';
import { listActiveRestaurants } from '@tawa/contract/catalogue/restaurants';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#testing/tokens.ts';
import { ApiError, call, messageFrom, OfflineError, provideTransport, urlOf } from './api-client.ts';
import { endSession, getSession } from '../session/session.ts';

const answerWith = (status: number, body: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));
const failure = (code: string, message: string, errors?: object) => ({ code, message, errors, requestId: 'req-1' });
const credentials = { usernameOrEmail: 'meera', password: 'wrong-one' };

beforeEach(() => provideTransport(null));
afterEach(endSession);

test('an address carries escaped parameters and only the given parts of the query', () => {
  expect(urlOf(listCart, { params: { userid: 'a/b' } })).toBe('/api/cart/byuser/a%2Fb');
  expect(urlOf(listActiveRestaurants, { query: { city: undefined } })).toBe('/api/restaurant/active-restaurants');
  expect(urlOf(listActiveRestaurants, { query: { city: 'Delhi NCR' } })).toBe(
    '/api/restaurant/active-restaurants?city=Delhi+NCR',
  );
});

test('a declared answer is returned with its status', async () => {
  answerWith(200, []);
  expect(await call(listActiveRestaurants)).toEqual({ status: 200, body: [] });
});

test('a refusal carries status, code, message, the fields and the request id', async () => {
  answerWith(400, failure('invalid', 'Please check the form.', { email: 'Invalid email' }));
  const sent = { name: 'Meera', email: 'x', password: 'secret-1', mobile: '9876543210' };
  await expect(call(addUser, { body: sent })).rejects.toMatchObject({
    status: 400,
    code: 'invalid',
    message: 'Please check the form.',
    fields: { email: 'Invalid email' },
    requestId: 'req-1',
  });
});

test('an answer that is no error of ours is still an ApiError, without words', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const error: unknown = await call(listActiveRestaurants).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(messageFrom(error, 'Failed to load restaurants.')).toBe('Failed to load restaurants.');
});

test.each([new TypeError('Failed to fetch'), new DOMException('late', 'TimeoutError')])(
  'no answer is an OfflineError (%s)',
  async (cause) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(cause);
    await expect(call(listActiveRestaurants)).rejects.toBeInstanceOf(OfflineError);
  },
);

test('a call that the screen gave up is not an error of the line', async () => {
  const given = new AbortController();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    given.abort();
    throw given.signal.reason;
  });
  await expect(call(listActiveRestaurants, {}, given.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

test('the token travels in the header and nowhere else', async () => {
  const { token } = signIn();
  const fetched = answerWith(200, []);
  await call(listCart, { params: { userid: 1001 } });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/cart/byuser/1001');
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${token}`);
});

test('a refused token ends the session', async () => {
  signIn();
  answerWith(401, failure('signed_out', 'Please log in to continue.'));
  await expect(call(listCart, { params: { userid: 1001 } })).rejects.toMatchObject({ status: 401 });
  expect(getSession()).toBeNull();
});

test('a wrong password of a guest ends nothing', async () => {
  answerWith(401, failure('signed_out', 'Wrong password.'));
  await expect(call(login, { body: credentials })).rejects.toMatchObject({ message: 'Wrong password.' });
});

test('the refusal of an old token leaves a session alone that has begun since', async () => {
  signIn();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    signIn('admin');
    return Response.json(failure('signed_out', 'Please log in.'), { status: 401 });
  });
  await expect(call(listCart, { params: { userid: 1001 } })).rejects.toMatchObject({ status: 401 });
  expect(getSession()?.userType).toBe('admin');
});
