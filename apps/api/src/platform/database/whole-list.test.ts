import { expect, test } from 'vitest';
import { linkToNext, takeWhole, type Span } from './whole-list.ts';

const rows =
  (count: number) =>
  async ({ limit, offset = 0 }: Span) =>
    Array.from({ length: count }, (_row, index) => index + 1).slice(offset, offset + limit);
const asked = { page: undefined, max: 10, nouns: 'restaurants' };

test.each([0, 9, 10])('%i of 10 are answered at once', async (count) => {
  expect(await takeWhole(rows(count), asked)).toMatchObject({ ids: { length: count }, next: null });
});

test('more than that are refused without a page, and whole with pages (requests-4)', async () => {
  await expect(takeWhole(rows(11), asked)).rejects.toMatchObject({
    code: 'invalid',
    message: 'These are more than 10 restaurants. Ask for one city with ?city=…, or page by page from ?page=1.',
  });
  expect(await takeWhole(rows(11), { ...asked, page: 1 })).toMatchObject({ ids: { length: 10 }, next: 2 });
  expect(await takeWhole(rows(11), { ...asked, page: 2 })).toEqual({ ids: [11], next: null });
  expect(await takeWhole(rows(20), { ...asked, page: 2 })).toMatchObject({ ids: { length: 10 }, next: null });
});

test('the next page is named with its city, and nothing is named at the end', () => {
  expect(linkToNext('/menu/getmenus', 3, 'Delhi NCR')).toEqual({
    link: '</api/menu/getmenus?city=Delhi+NCR&page=3>; rel="next"',
  });
  expect(linkToNext('/menu/getmenus', null, 'Delhi NCR')).toEqual({});
});
