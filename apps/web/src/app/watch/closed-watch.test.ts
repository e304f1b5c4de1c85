import { answer } from '@tawa/contract/common/endpoint';
import { getSite } from '@tawa/contract/content/site';
import { beforeEach, expect, test, vi } from 'vitest';
import { site } from '#lib/site/site-facts.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { signIn } from '#testing/tokens.ts';
import { createClosedWatch } from './closed-watch.ts';

const closed = { text: 'New ovens.', until: null };
const lookEveryMs = 20_000;

function start({ isClosed = true, path = '/restaurants' } = {}) {
  const api = fakeApi();
  api.answer(getSite, answer(200, { ...site(), ...(isClosed && { closed }) }));
  window.history.replaceState(null, '', path);
  const leave = vi.fn<() => void>();
  const told = createClosedWatch(leave);
  /** Somebody goes to another page so many milliseconds later. */
  const walkAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    told();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { api, leave, walkAfter };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});

test('whoever walks on into a site that was closed meanwhile is shown so (settings-6)', async () => {
  const { leave, walkAfter } = start();
  await walkAfter(lookEveryMs);
  expect(leave).toHaveBeenCalledOnce();
});

test('an open site is asked about at most every twenty seconds, and nobody leaves it', async () => {
  const { api, leave, walkAfter } = start({ isClosed: false });
  for (let page = 0; page < 8; page += 1) await walkAfter(lookEveryMs / 4);
  expect(api.calls).toHaveLength(2);
  expect(leave).not.toHaveBeenCalled();
});

test.each(['/myorders/FD-7K3M9Q', '/restaurant-dashboard', '/all-orders', '/login'])(
  'what stays open while the site is closed is not left: %s (settings-6)',
  async (path) => {
    const { api, leave, walkAfter } = start({ path });
    await walkAfter(lookEveryMs);
    expect(api.calls).toEqual([]);
    expect(leave).not.toHaveBeenCalled();
  },
);

test('the office looks around the closed site; customers do not (settings-6)', async () => {
  signIn('admin');
  const office = start();
  await office.walkAfter(lookEveryMs);
  expect(office.leave).not.toHaveBeenCalled();
  signIn('user');
  const customer = start();
  await customer.walkAfter(lookEveryMs);
  expect(customer.leave).toHaveBeenCalledOnce();
});

test('a dead line or a server that fails leaves the page as it is, and the next look tells', async () => {
  const { api, leave, walkAfter } = start();
  api.refuse(getSite, refusal('internal', 'Something went wrong.'));
  await walkAfter(lookEveryMs);
  expect(leave).not.toHaveBeenCalled();
  api.answer(getSite, answer(200, { ...site(), closed }));
  await walkAfter(lookEveryMs);
  expect(leave).toHaveBeenCalledOnce();
});
