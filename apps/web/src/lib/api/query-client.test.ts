import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { watchClient } from '#testing/query-clients.ts';

/** A server whose answers wait for the test, and say what it held when it was asked. */
function createSlowServer() {
  const waiting: (() => void)[] = [];
  const state = { dishes: 0, asked: 0 };
  const read = () => {
    const { dishes } = state;
    state.asked += 1;
    return new Promise<number>((resolve) => {
      waiting.push(() => resolve(dishes));
    });
  };
  return {
    state,
    options: { queryKey: ['cart', 7], queryFn: read },
    answer: () => waiting.splice(0).forEach((go) => go()),
  };
}

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: ['cart'] });

test('a first answer from before a change does not stand for the one after it (queries-1)', async () => {
  const client = watchClient();
  const { state, options, answer } = createSlowServer();
  const stop = new QueryObserver(client, options).subscribe(() => undefined);
  expect(state.asked).toBe(1);
  state.dishes = 1;
  const done = refresh(client);
  answer();
  await expect.poll(() => state.asked).toBe(2);
  answer();
  await done;
  expect(client.getQueryData(['cart', 7])).toBe(1);
  stop();
});

test('one that no part shows is asked again by the next part that does (queries-1)', async () => {
  const client = watchClient();
  const { options, answer } = createSlowServer();
  const first = client.prefetchQuery(options);
  const done = refresh(client);
  answer();
  await Promise.all([first, done]);
  expect(client.getQueryState(['cart', 7])?.isInvalidated).toBe(true);
});

test('what was never asked, and what has its answer, is asked as often as before (queries-1)', async () => {
  const client = watchClient();
  let asked = 0;
  const options = { queryKey: ['cart', 7], queryFn: async () => (asked += 1) };
  await refresh(client);
  const stop = new QueryObserver(client, options).subscribe(() => undefined);
  await expect.poll(() => client.getQueryData(['cart', 7])).toBe(1);
  await refresh(client);
  expect(asked).toBe(2);
  stop();
});
