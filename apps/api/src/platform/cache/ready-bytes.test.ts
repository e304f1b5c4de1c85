import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { ReadyBytes } from './ready-bytes.ts';

const page = Array.from({ length: 2000 }, (_, index) => `<li>Dish ${index} of ${index % 7}, ₹${index * 13}</li>`).join(
  '',
);
const ready = () => new ReadyBytes({ status: 200, type: 'text/html', body: page });

test.each([
  ['gzip' as const, gunzipSync],
  ['br' as const, brotliDecompressSync],
])(
  '%s: the first reader gets quick bytes, those that follow smaller ones, and all of them the same page (cache-6)',
  async (encoding, open) => {
    const bytes = ready();
    const first = await bytes.bytes(encoding);
    const second = await bytes.bytes(encoding);
    expect(second).toBe(first);
    await vi.waitFor(async () => expect((await bytes.bytes(encoding)).length).toBeLessThan(first.length), {
      timeout: 10_000,
    });
    for (const each of [first, await bytes.bytes(encoding)]) expect(open(each).toString()).toBe(page);
  },
);

test('what never changes is made as small as it goes at once (cache-6)', async () => {
  const forever = new ReadyBytes({ status: 200, type: 'text/css', body: page, isForever: true });
  const [first, second] = [await forever.bytes('br'), await forever.bytes('br')];
  expect(second).toBe(first);
  expect(first.length).toBeLessThan((await ready().bytes('br')).length);
});
