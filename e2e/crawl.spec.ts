import { crawl } from './crawl/crawler.ts';
import { startsOf } from './crawl/starts.ts';
import { expect, openSession, test, type Role } from './fixtures.ts';

const visitors: (Role | undefined)[] = [undefined, 'user', 'restaurant', 'admin'];

// Each address is opened by one of the four here; `npm run crawl` lets all of them open everything, and a test of the routes
// holds every pair of visitor and address without a browser.
for (const [turn, role] of visitors.entries())
  test(`an address that ${role ?? 'a guest'} opens comes to rest, without an error behind anybody's back`, async ({
    page,
  }) => {
    const session = role && (await openSession(page, role));
    const starts = startsOf().filter((_address, at) => at % visitors.length === turn);
    const wish = { page, starts, addressesMax: starts.length, timesMax: 1, presses: false };
    const { addresses, faults } = await crawl({ ...wish, ...(session && { session }) });
    expect(faults).toEqual([]);
    expect(addresses).toBe(starts.length);
  });
