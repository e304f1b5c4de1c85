import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createDrawer } from './drawer.ts';
import { drawPaper } from './pages/draw-paper.ts';
import { textOf } from './testing/pdf-text.ts';
import { drawnStatement } from './testing/papers.ts';

const drawer = createDrawer();
afterAll(() => drawer.close());

/** The longest time in which nobody else got a turn, beside the whole, while something is done. */
async function turnsDuring(work: Promise<unknown>): Promise<{ longest: number; whole: number }> {
  const start = performance.now();
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  let longest = 0;
  for (let before = start; !isDone; before = performance.now()) {
    await sleep(1);
    longest = Math.max(longest, performance.now() - before);
  }
  await done;
  return { longest, whole: performance.now() - start };
}

test('a long paper is drawn while everybody else gets a turn (documents-8)', async () => {
  await drawer.draw(drawnStatement(1));
  const { longest, whole } = await turnsDuring(drawer.draw(drawnStatement(1500)));
  expect(longest).toBeLessThan(whole / 2);
});

test('papers of the thread are those that are drawn here, each for whoever asked', async () => {
  const papers = [3, 1, 2].map((count) => drawnStatement(count));
  const drawn = await Promise.all(papers.map((paper) => drawer.draw(paper)));
  for (const [index, paper] of papers.entries()) expect(drawn[index]?.equals(await drawPaper(paper))).toBe(true);
});

test('a paper that cannot be drawn says why, and the next one is drawn (documents-8)', async () => {
  const broken = { ...drawnStatement(1), issued_at: new Date(Number.NaN) };
  await expect(drawer.draw(broken)).rejects.toThrow('Invalid time value');
  expect((await drawer.draw(drawnStatement(1))).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a thread that has ended is followed by another', async () => {
  const own = createDrawer();
  const lost = own.draw(drawnStatement(1500));
  await own.close();
  await expect(lost).rejects.toThrow('The drawing thread ended');
  expect((await own.draw(drawnStatement(1))).length).toBeGreaterThan(1000);
  await own.close();
});

test('a statement says that no tax is collected at source only when no sale is the restaurant’s own to tax (documents-6)', async () => {
  const text = async (own_gst: number) => textOf(await drawPaper(drawnStatement(1, { own_gst })));
  expect(await text(0)).toContain('TCS under section 52');
  expect(await text(2_000)).not.toContain('TCS under section 52');
});

test('a statement of a restaurant that owes says how much, without a sign beside it (documents-9)', async () => {
  const text = textOf(await drawPaper(drawnStatement(1, { net: -23_157 })));
  expect(text).toContain('You owe Tawa');
  expect(text).toContain('₹231.57');
  expect(text).not.toContain('−₹231.57');
  expect(text).not.toContain('Minus');
});

/** What every link on the pages opens, in the order in which they were drawn, with where it is: left, bottom, right, top. */
const linksOf = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(/\/URI \(([^)]*)\)[^[]*?\/Subtype \/Link[^[]*?\/Rect \[([^\]]*)\]/g)].map(
    ([, url = '', rect = '']) => ({ url, rect: rect.split(' ').map(Number) }),
  );

test.each(['en', 'hi', 'kn'] as const)(
  'each refund on a statement opens its file for whoever reads it, in %s (refund-file-6)',
  async (language) => {
    const filesAt = 'https://food.example/restaurant-refunds';
    const bytes = await drawPaper({ ...drawnStatement(2, {}, language, [7, 12]), filesAt });
    const links = linksOf(bytes);
    expect(links.map(({ url }) => url)).toEqual([7, 12, 7, 12].map((id) => `${filesAt}/${id}`));
    for (const { rect } of links) {
      const [left = 0, bottom = 0, right = 0, top = 0] = rect;
      expect(right - left).toBeGreaterThan(40);
      expect(top - bottom).toBeGreaterThan(6);
      expect(left).toBeGreaterThanOrEqual(36);
    }
    expect(new Set(links.map(({ rect }) => String(rect))).size).toBe(4);
    expect(textOf(bytes)).toContain('R-12');
  },
);

test('a statement without refunds has no links (refund-file-6)', async () => {
  expect(linksOf(await drawPaper({ ...drawnStatement(1), filesAt: 'https://food.example/admin/refunds' }))).toEqual([]);
});
